import { medicalTopics } from '@clinic/core/medical-alert'
import { valuesOf } from '@clinic/core/values'
import { css } from 'styled-system/css'
import { Skeleton } from '../../ui/feedback/skeleton'

/** As much room as the topics take that nobody asked about: what stands below does not move when they come. */
export const AlertsOnTheWay = () => (
  <div className={css({ flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' })}>
    <Skeleton shape="topic" lines={valuesOf(medicalTopics).length} />
  </div>
)
