import type { Schema } from '@clinic/api'
import { billedPatient } from '../invoice/invoice-fixture'
import type { SatuSehatVisit } from './satu-sehat-query'

const names: readonly Schema<'SatuSehatStepName'>[] = [
  'patient',
  'encounter_arrived',
  'encounter_in_progress',
  'condition',
  'observation',
  'procedure',
  'medication',
  'medication_request',
  'medication_dispense',
  'encounter_finished',
]

/** The steps of a visit with diagnoses, procedures and a prescription, all in one state but those given. */
export const satuSehatSteps = (
  state: Schema<'SatuSehatState'>,
  others: Partial<Record<Schema<'SatuSehatStepName'>, Schema<'SatuSehatState'>>> = {},
): SatuSehatVisit['steps'] => names.map((step) => ({ step, state: others[step] ?? state }))

/** A visit of 20 November 2026 that is sent. */
export const satuSehatVisitFixture = (overrides: Partial<SatuSehatVisit> = {}): SatuSehatVisit => ({
  id: 7,
  patient: billedPatient(),
  doctor_id: 2,
  doctor_name: 'drg. Ratna Dewi, Sp.KG',
  doctor_employment: 'internal',
  room_id: 4,
  finished_at: '2026-11-20T03:40:00.000Z',
  state: 'sent',
  steps: satuSehatSteps('sent'),
  attempts: 1,
  next_at: null,
  missing: [],
  rejection: null,
  reason: null,
  note: '',
  version: 3,
  ...overrides,
})

/** A visit whose patient has no NIK and whose medicine has no KFA code. */
export const unreadyVisitFixture = (overrides: Partial<SatuSehatVisit> = {}): SatuSehatVisit =>
  satuSehatVisitFixture({
    state: 'not_ready',
    steps: satuSehatSteps('not_ready'),
    attempts: 0,
    missing: [
      { owner: 'patient', id: null, field: 'identity_number', key: 'patientIdentity' },
      { owner: 'medicine', id: 31, field: 'kfa_code', key: 'medicineKfa' },
    ],
    ...overrides,
  })

/** A visit of which one diagnosis was rejected by a rule. */
export const rejectedVisitFixture = (overrides: Partial<SatuSehatVisit> = {}): SatuSehatVisit =>
  satuSehatVisitFixture({
    state: 'rejected',
    steps: satuSehatSteps('sent', {
      condition: 'rejected',
      procedure: 'queued',
      medication_dispense: 'queued',
      encounter_finished: 'queued',
    }),
    rejection: {
      step: 'condition',
      http_status: 400,
      rule: 10003,
      fixer: 'visit',
      field: 'Condition.code',
      key: 'icd10Unknown',
      message: 'Condition.code.coding[0].code: RuleNumber: 10003',
      reference: null,
    },
    ...overrides,
  })

/** A visit whose findings the product could not write down. */
export const unwritableVisitFixture = (overrides: Partial<SatuSehatVisit> = {}): SatuSehatVisit =>
  satuSehatVisitFixture({
    state: 'dead',
    steps: satuSehatSteps('queued', { observation: 'dead' }),
    attempts: 0,
    rejection: {
      step: 'observation',
      http_status: null,
      rule: null,
      fixer: 'system',
      field: '',
      key: 'unknownRule',
      message: '',
      reference: '9F3A07C1',
    },
    ...overrides,
  })

/** A visit that a busy service did not take; it is tried again at 14:05 in Jakarta. */
export const waitingVisitFixture = (overrides: Partial<SatuSehatVisit> = {}): SatuSehatVisit =>
  satuSehatVisitFixture({
    state: 'retry_wait',
    steps: satuSehatSteps('queued', {
      patient: 'sent',
      encounter_arrived: 'sent',
      encounter_in_progress: 'retry_wait',
    }),
    attempts: 3,
    next_at: '2026-11-20T07:05:00.000Z',
    ...overrides,
  })
