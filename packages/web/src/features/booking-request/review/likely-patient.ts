import type { Schema } from '@clinic/api'

/** Returns the one patient with the name and the date of birth of the visitor; none where there are two, or only the phone is the same. */
export function likelyPatient(candidates: readonly Schema<'PatientCandidate'>[]): number | undefined {
  const [likely, ...others] = candidates.filter(({ reasons }) => reasons.includes('name_and_birth'))
  return others.length === 0 ? likely?.patient.id : undefined
}
