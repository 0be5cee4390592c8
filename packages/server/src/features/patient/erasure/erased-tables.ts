import type { copiedTables } from '../copy/copied-tables'

type Table = keyof typeof copiedTables

/** The tables whose rows go with a patient. What hangs on a row goes before it; by which columns it hangs, the tables of the copy say. */
export const erasedTables = [
  'photo',
  'waitlist_entry',
  'booking_request',
  'appointment_event',
  'appointment_product',
  'appointment',
  'registration',
  'treatment_plan_item',
  'treatment_plan',
  'patient_policy',
  'patient_document',
  'medical_alert',
  'medical_answer',
] as const satisfies readonly Table[]

/** The tables that forbid an erasure while they have a row of the patient; what hangs on such a row is kept with it. */
export const keptTables = ['visit', 'package_sold', 'deposit', 'lab_order'] as const satisfies readonly Table[]
