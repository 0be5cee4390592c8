import type { Schema } from '@clinic/api'
import { satuSehatVisitFixture } from '../../entities/satu-sehat/satu-sehat-fixture'
import type { SatuSehatVisit, SatuSehatVisitDetail } from '../../entities/satu-sehat/satu-sehat-query'

type Step = Schema<'SatuSehatStepDetail'>

const numbersOf: Partial<Record<Step['step'], readonly string[]>> = {
  patient: ['Patient/12'],
  encounter_arrived: ['Encounter/3-7'],
  encounter_in_progress: ['Encounter/3-7'],
  condition: ['Condition/3-7-D1', 'Condition/3-7-D2'],
  observation: ['Observation/3-7-V', 'Observation/3-7-T36', 'Observation/3-7-DMF'],
  procedure: ['Procedure/3-7-P11'],
  encounter_finished: ['Encounter/3-7'],
}

const replies: Partial<Record<Step['state'], Partial<Step>>> = {
  sent: { attempts: 1, sent_at: '2026-11-20T03:41:00.000Z', http_status: 201 },
  rejected: {
    attempts: 1,
    http_status: 400,
    rules: [10003],
    message: 'Condition.code.coding[0].code: RuleNumber: 10003',
  },
  retry_wait: {
    attempts: 3,
    http_status: 503,
    next_at: '2026-11-20T07:05:00.000Z',
    message: 'Service Temporarily Unavailable',
  },
  dead: { attempts: 300, message: 'No reply' },
}

/** A visit with what the service replied to each of its steps. */
export const visitDetailFixture = (visit: SatuSehatVisit = satuSehatVisitFixture()): SatuSehatVisitDetail => ({
  visit,
  uncoded_allergies: 1,
  steps: visit.steps.map(({ step, state }) => ({
    step,
    state,
    attempts: 0,
    next_at: null,
    sent_at: null,
    http_status: null,
    rules: [],
    message: '',
    resources:
      state === 'sent'
        ? (numbersOf[step] ?? []).map((key, index) => ({
            key,
            remote_id: `7c9e6679-7425-40de-944b-e07fc1f9${index}a11`,
          }))
        : [],
    ...replies[state],
  })),
})
