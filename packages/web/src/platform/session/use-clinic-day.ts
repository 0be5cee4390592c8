import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context'
import { dateIn } from '../time/date-in'
import { byServerClock } from '../time/server-clock'
import { informationQuery } from './information-query'
import { useAccount } from './use-account'

/**
 * The zone of the clinic and the date there, by the clock of the server; in the zone of this device where neither the clinic nor
 * who is signed in is known. The account tells the zone before the clinic has come, so that no screen asks for two days in turn.
 */
export function useClinicDay() {
  const account = useAccount()
  const timeZone = useQuery(informationQuery(useApp().api)).data?.time_zone ?? account?.time_zone
  return { timeZone, today: dateIn(timeZone, byServerClock(Date.now())) }
}
