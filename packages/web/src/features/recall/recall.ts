import type { Schema } from '@clinic/api'

/** A patient who should come again, by the last visit. */
export type Recall = Schema<'Recall'>

/** The address at which the calendar books a patient with the dentist of the last visit. */
export function bookingAddress({ patient, doctor_id }: Recall) {
  const address = new URLSearchParams({ open: 'new', patient: String(patient.id) })
  if (doctor_id !== null) address.set('with', String(doctor_id))
  return `/clinic/dashboard/calendar?${address}`
}
