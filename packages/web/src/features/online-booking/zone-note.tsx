import type { Schema } from '@clinic/api'
import { timeZones } from '@clinic/core/information'
import { css } from 'styled-system/css'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { isElsewhere } from '../../platform/time/date-in'

/** Says whose clock is meant, where the visitor's own shows another time. */
export function ZoneNote({ zone }: { zone: Schema<'TimeZone'> }) {
  const texts = useTexts()['online-booking'].time
  const { label } = useLabels()
  if (!isElsewhere(zone, Date.now())) return null
  return <p className={css({ textStyle: 'small', color: 'muted' })}>{texts.zone({ zone: label(timeZones, zone) })}</p>
}
