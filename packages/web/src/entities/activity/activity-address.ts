import type { Schema } from '@clinic/api'

/** Returns the address of what was changed of one record or of one patient. */
export function activityAddress(of: { object: Schema<'ActivityObject'>; id: number } | { patient: number }) {
  const chosen = 'patient' in of ? `patient=${of.patient}` : `object=${of.object}&record=${of.id}`
  return `/clinic/information/activity?${chosen}`
}
