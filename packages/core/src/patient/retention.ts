/**
 * The day until which a medical record has to be kept, from the day of the last visit: 25 years, by article 39 of the regulation of the
 * minister of health no. 24 of 2022 on medical records. Of a 29 February it is 1 March.
 */
export function recordKeptUntil(lastVisit: string): string {
  const until = new Date(lastVisit)
  until.setUTCFullYear(until.getUTCFullYear() + 25)
  return until.toISOString().slice(0, 10)
}

/** For how many days a registration or a request for an appointment is kept that came to nothing: rejected, declined, withdrawn or expired. */
export const visitorDataDays = 90
