import { useQuery } from '@tanstack/react-query'
import { useApp } from './app-context'
import { dateIn } from './date-in'
import { informationQuery } from './information-query'
import { byServerClock } from './server-clock'

/** The zone of the clinic and the date there, by the clock of the server; while the clinic is not known, in the zone of this device. */
export function useClinicDay() {
  const timeZone = useQuery(informationQuery(useApp().api)).data?.time_zone
  return { timeZone, today: dateIn(timeZone, byServerClock(Date.now())) }
}
