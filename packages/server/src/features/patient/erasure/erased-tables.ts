import type { Tables } from '../../../database/schema'

type Table = keyof Tables

/** The tables whose rows go with a patient, each with the column that names the patient or the row it hangs on; what hangs on a row goes before it. */
export const erasedTables = [
  { table: 'photo', links: { patient: 'patient_id', patient_policy: 'patient_policy_id' } },
  { table: 'waitlist_entry', links: { patient: 'patient_id' } },
  { table: 'appointment_event', links: { appointment: 'appointment_id' } },
  { table: 'appointment_product', links: { appointment: 'appointment_id' } },
  { table: 'appointment', links: { patient: 'patient_id' } },
  { table: 'registration', links: { patient: 'patient_id' } },
  { table: 'patient_policy', links: { patient: 'patient_id' } },
  { table: 'medical_alert', links: { patient: 'patient_id' } },
  { table: 'medical_answer', links: { patient: 'patient_id' } },
] as const satisfies readonly {
  table: Table
  links: Partial<Record<'patient' | 'appointment' | 'patient_policy', string>>
}[]

/** The tables that forbid an erasure while they have a row of the patient; what hangs on such a row is kept with it. */
export const keptTables = ['visit', 'package_sold', 'deposit', 'lab_order'] as const satisfies readonly Table[]
