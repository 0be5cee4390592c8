import type { Schema } from '@clinic/api'
import { readLine, sentEntry } from '@clinic/core/odontogram'
import { visitFixture } from '../visit/visit-fixture'
import type { Dictation } from './dictation-query'

/** An entry that Yuni typed in visit 7, by default a draft. */
export function dictationFixture(line: string, overrides: Partial<Dictation> = {}): Dictation {
  const outcome = readLine(line, { layers: { now: [], planned: [] }, ...context })
  const [proposal] = outcome.problem ? [] : outcome.proposals
  if (!proposal) throw new Error(line)
  const { id = 1 } = overrides
  return {
    id,
    visit_id: 7,
    patient_id: 7,
    key: `7c9e6679-7425-40de-944b-e07fc1f90ae${id}`,
    entry: sentEntry(proposal.entry),
    user_id: 21,
    user_name: 'Yuni Kartika',
    state: 'dictated',
    resolution: null,
    version: 1,
    created_at: '2026-11-23T03:00:00.000Z',
    updated_at: '2026-11-23T03:00:00.000Z',
    ...overrides,
  }
}

const context = { dentition: 'mixed', last: null } as const

/** What was dictated in visit 7. */
export const dictatedFixture = (...dictations: Dictation[]): Schema<'VisitDictation'> => ({
  visit_id: 7,
  patient: visitFixture({ id: 7 }).patient,
  dictations,
})
