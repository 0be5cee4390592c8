import type { Schema } from '@clinic/api'
import { daysBetween } from '../time'

/** The number of days before the end of a licence at which the clinic is warned, so that it is renewed in time. */
export const licenceWarningDays = 90

interface Licence {
  sip_number: string
  /** YYYY-MM-DD, the last day on which it is valid. */
  sip_valid_until: string | null
}

/** Returns the state of a licence to practise (SIP) on a day, YYYY-MM-DD. */
export function licenceState({ sip_number, sip_valid_until }: Licence, day: string): Schema<'LicenceState'> {
  if (sip_number === '' || sip_valid_until === null) return 'none'
  const days = daysBetween(day, sip_valid_until)
  if (days < 0) return 'expired'
  return days <= licenceWarningDays ? 'expiring' : 'valid'
}
