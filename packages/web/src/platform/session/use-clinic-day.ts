import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context'
import { dateIn } from '../time/date-in'
import { byServerClock } from '../time/server-clock'
import { informationQuery } from './information-query'
import { useAccount } from './use-account'

/**
 * Returns the time zone of the clinic and today's date there, by the clock of the server; without a clinic and an account, those of
 * this device. The account holds the zone too: it is known before the clinic is loaded, so no screen requests two days in turn.
 */
export function useClinicDay() {
  const account = useAccount()
  const timeZone = useQuery(informationQuery(useApp().api)).data?.time_zone ?? account?.time_zone
  return { timeZone, today: dateIn(timeZone, byServerClock(Date.now())) }
}
