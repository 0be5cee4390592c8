import type { Sentence } from '../../use-case/sentence'

/** Why nothing new is begun for a patient of a status; undefined is nobody of the clinic. Null where nothing is in the way. */
export function patientRefusal(status: string | undefined): Sentence | null {
  if (status === 'active') return null
  if (status === 'deceased') return 'patientDeceased'
  return status ? 'patientInactive' : 'notOffered'
}
