import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useMinute } from '../../entities/visit/use-minute'
import { useTexts } from '../../platform/texts/use-texts'
import { timeFormat } from '../../platform/time/date-format'

/** The time in the clinic, for whoever looks at it by another clock: every time on the screens is that of the clinic. */
export default function ClinicClock({ timeZone }: { timeZone: Schema<'TimeZone'> }) {
  const texts = useTexts().frame
  const now = useMinute()
  const time = timeFormat(timeZone).format(now)
  return (
    <span title={texts.clinicClock()} className={css({ textStyle: 'small', fontWeight: 'normal', color: 'muted' })}>
      {texts.timeIn[timeZone](time)}
    </span>
  )
}
