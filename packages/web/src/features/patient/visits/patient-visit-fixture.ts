import { visitCardFixture } from '../../../entities/visit/visit-fixture'
import type { PatientVisit } from './patient-visits-query'

/** A visit that was treated and signed an hour ago. */
export const patientVisitFixture = (overrides: Partial<PatientVisit> = {}): PatientVisit => ({
  ...visitCardFixture({
    id: 7,
    state: 'finished',
    outcome: 'completed',
    vital_sign: { state: 'recorded', level: 'normal', is_acknowledged: false },
  }),
  record: {
    note: 'signed',
    signed_by: 1,
    diagnoses: [
      { code: 'K02.1', tooth: '46', rank: 'primary' },
      { code: 'K03.6', tooth: null, rank: 'secondary' },
    ],
    procedures: [
      { name: 'Tambalan komposit', tooth: '46', surfaces: ['m', 'o'], jaw: null, quantity: 2, outcome: 'done' },
      { name: 'Pencabutan', tooth: '38', surfaces: [], jaw: null, quantity: 1, outcome: 'continued' },
    ],
  },
  ...overrides,
})

/** Years of visits, as a patient of the house has them. */
export const manyVisits = (): PatientVisit[] => [
  patientVisitFixture({ id: 60, state: 'in_practice', outcome: null, record: nothing }),
  patientVisitFixture(),
  patientVisitFixture({ id: 50, state: 'checked_out', outcome: 'discontinued', queue_date: '2026-09-14' }),
  patientVisitFixture({ id: 40, state: 'left', outcome: null, queue_date: '2026-05-02', record: nothing, vital_sign }),
  ...Array.from({ length: 21 }, (_, index) =>
    patientVisitFixture({
      id: 39 - index,
      state: 'checked_out',
      queue_date: `${2025 - index}-03-12`,
      doctor_name: null,
    }),
  ),
]

const nothing = { note: null, signed_by: null, diagnoses: [], procedures: [] }
const vital_sign = { state: 'not_taken', level: null, is_acknowledged: false } as const
