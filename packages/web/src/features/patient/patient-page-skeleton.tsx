import { css } from 'styled-system/css'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'

export const PatientPageSkeleton = () => (
  <div aria-busy="true" className={css({ display: 'grid', gap: '4' })}>
    <Card>
      <Skeleton shape="title" />
      <Skeleton shape="short" />
    </Card>
    <Card>
      <Skeleton lines={12} />
    </Card>
  </div>
)
