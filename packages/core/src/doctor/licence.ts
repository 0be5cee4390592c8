import type { Schema } from '@clinic/api'

/** A licence is renewed in time when somebody is told this many days before. */
export const licenceWarningDays = 90

interface Licence {
  sip_number: string
  /** YYYY-MM-DD, the last day on which it is valid. */
  sip_valid_until: string | null
}

/** What a licence to practise (SIP) is worth on a day, YYYY-MM-DD. */
export function licenceState({ sip_number, sip_valid_until }: Licence, day: string): Schema<'LicenceState'> {
  if (sip_number === '' || sip_valid_until === null) return 'none'
  const days = daysBetween(day, sip_valid_until)
  if (days < 0) return 'expired'
  return days <= licenceWarningDays ? 'expiring' : 'valid'
}

/** How many days lie between two plain dates; negative when the second is earlier. */
export const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000
