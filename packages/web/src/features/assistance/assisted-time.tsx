import { vitalSign as recipe } from 'styled-system/recipes'
import { clockIn } from '../../entities/appointment/appointment-time'
import type { Assistance } from '../../entities/assistance/assistance-query'
import { minutesSince } from '../../entities/visit/duration'
import { useMinute } from '../../entities/visit/use-minute'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'

/** How long it runs, or from when to when it ran. */
export function AssistedTime({ assistance: { started_at, stopped_at } }: { assistance: Assistance }) {
  const { steps } = useTexts().assistance
  const { timeZone } = useClinicDay()
  const now = useMinute()
  if (started_at === null || timeZone === undefined) return null
  const from = clockIn(timeZone, started_at)
  const minutes = minutesSince(started_at, stopped_at === null ? now : Date.parse(stopped_at))
  return (
    <span className={recipe().note}>
      {stopped_at === null ? steps.since({ time: from }) : steps.lasted({ from, until: clockIn(timeZone, stopped_at) })}
      {' · '}
      {steps.minutes(minutes)}
    </span>
  )
}
