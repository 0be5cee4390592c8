import { personSystems } from '../codes/system'

/** The search that finds the IHS number of a dentist, whom only the ministry registers. */
export const practitionerSearch = (nik: string) =>
  `Practitioner?identifier=${encodeURIComponent(`${personSystems.nik}|${nik}`)}`
