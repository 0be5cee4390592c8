import type { Schema } from '@clinic/api'
import { patientFixture } from '@clinic/core/testing'

/** Ayu Lestari, and her second record. */
export const mergePreviewFixture = (
  overrides: Partial<Schema<'PatientMergePreview'>> = {},
): Schema<'PatientMergePreview'> => ({
  patient: patientFixture({ email: '', version: 3 }),
  duplicate: patientFixture({
    id: 13,
    record_number: '00-12-35',
    first_name: 'Sitti',
    last_name: '',
    phone: '+6281311112222',
    email: 'ayu@example.com',
    version: 2,
  }),
  moves: {
    appointment: 2,
    visit: 3,
    note: 3,
    prescription: 1,
    letter: 1,
    invoice: 1,
    odontogram_finding: 14,
    vital_sign: 2,
    medical_alert: 1,
    patient_policy: 1,
    patient_document: 2,
    package_sold: 1,
    deposit: 1,
    waitlist_entry: 0,
    registration: 0,
    photo: 1,
  },
  obstacle: null,
  ...overrides,
})

export const patientMergeFixture = (overrides: Partial<Schema<'PatientMerge'>> = {}): Schema<'PatientMerge'> => ({
  id: 4,
  survivor_id: 12,
  duplicate: { id: 13, record_number: '00-12-35', first_name: 'Sitti', last_name: '' },
  state: 'merged',
  merged_at: '2026-11-20T03:00:00.000Z',
  merged_by: 'Sinta Permatasari',
  undo_until: '2126-12-20T03:00:00.000Z',
  undone_at: null,
  undone_by: null,
  version: 1,
  ...overrides,
})
