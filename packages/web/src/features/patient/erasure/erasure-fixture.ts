import type { Schema } from '@clinic/api'

/** A patient who was booked and never came; with what has to stay, one who is kept. */
export const erasurePreviewFixture = (stays: Partial<Schema<'KeptCounts'>> = {}): Schema<'PatientErasurePreview'> => ({
  patient_id: 12,
  name: 'Ayu Lestari',
  version: 1,
  goes: {
    appointment: 2,
    waitlist_entry: 1,
    registration: 1,
    medical_alert: 0,
    patient_policy: 0,
    patient_document: 2,
    treatment_plan: 0,
    photo: 1,
  },
  stays: { visit: 0, package_sold: 0, deposit: 0, lab_order: 0, ...stays },
  kept_until: stays.visit ? '2051-11-20' : null,
})
