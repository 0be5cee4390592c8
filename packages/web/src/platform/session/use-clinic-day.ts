import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context'
import { dateIn } from '../time/date-in'
import { byServerClock } from '../time/server-clock'
import { informationQuery } from './information-query'

/** The zone of the clinic and the date there, by the clock of the server; while the clinic is not known, in the zone of this device. */
export function useClinicDay() {
  const timeZone = useQuery(informationQuery(useApp().api)).data?.time_zone
  return { timeZone, today: dateIn(timeZone, byServerClock(Date.now())) }
}
