import type { Schema } from '@clinic/api'
import { expect, it } from 'vitest'
import { doneIn, type FindingRow, typedChart } from '../odontogram'
import {
  noteContentFixture,
  noteProcedureFixture,
  treatmentConsentContentFixture,
  treatmentConsentFixture,
} from '../testing'
import { finishFacts } from './finish-facts'
import { finishProblems } from './finish-problems'

const none = { odontogram_code: '' }
const products = new Map<number, Pick<Schema<'Product'>, 'scope' | 'needs_consent' | 'odontogram_code'>>([
  [1, { ...none, scope: 'surface', needs_consent: false }],
  [2, { ...none, scope: 'tooth', needs_consent: true }],
  [3, { ...none, scope: 'surface', needs_consent: false, odontogram_code: 'cof' }],
])
const consents: readonly Schema<'TreatmentConsent'>[] = [
  treatmentConsentFixture({ content: treatmentConsentContentFixture({ services: [{ product_id: 2, tooth: '46' }] }) }),
]
const problemsOf = (
  content: Schema<'NoteContent'> | null,
  done: readonly FindingRow[] | null = [],
  known: typeof consents | null = consents,
) =>
  finishProblems(
    finishFacts(content, {
      products,
      done,
      patient_id: 3,
      consents: known,
      unsigned: [],
      dictated: [],
      unacknowledged: [],
      today: '2026-11-23',
      licence: 'valid',
    }),
  ).map(({ problem, id }) => [problem, id])
const withProcedure = (overrides: Partial<Schema<'NoteProcedure'>>) =>
  noteContentFixture({ procedures: [noteProcedureFixture({ product_id: 2, surfaces: [], ...overrides })] })

it('lets a complete note be signed', () => expect(problemsOf(noteContentFixture())).toEqual([]))

it('misses everything that must be written where there is no note', () =>
  expect(problemsOf(null)).toEqual([
    ['complaintMissing', null],
    ['diagnosisMissing', null],
  ]))

it.each<[string, Schema<'NoteContent'>, (string | number | null)[][]]>([
  ['no primary diagnosis', noteContentFixture({ diagnoses: [] }), [['diagnosisMissing', null]]],
  ['the service on surfaces without one', withProcedure({ product_id: 1 }), [['surfaceMissing', 1]]],
  ['no consent to a service that needs it', withProcedure({ consent: null }), [['consentMissing', 1]]],
  [
    'a consent nobody saw',
    withProcedure({ consent: { witness: ' ', at: '2026-11-23T03:00:00Z' } }),
    [['consentMissing', 1]],
  ],
  ['a consent', withProcedure({ consent: { witness: 'Nur', at: '2026-11-23T03:00:00Z' } }), []],
  ['what was cancelled', withProcedure({ consent: null, doctor_id: null, outcome: 'cancelled' }), []],
  ['a service that is not known', withProcedure({ product_id: 9, tooth: null }), []],
  [
    'a control yesterday',
    noteContentFixture({ control: { on: '2026-11-22', reason: '' } }),
    [['controlDatePast', null]],
  ],
])('reads of a note %s', (_, content, want) => expect(problemsOf(content)).toEqual(want))

const filled = noteContentFixture({ procedures: [noteProcedureFixture({ product_id: 3 })] })

it('misses the finding of a procedure that is not in the chart of the visit', () => {
  expect(problemsOf(filled)).toEqual([['findingMissing', 1]])
  expect(problemsOf(filled, doneIn(typedChart('!46 o cof'), 'v1'))).toEqual([])
})

it('misses no finding where the note says why, or where the chart is not known', () => {
  const said = noteContentFixture({ procedures: [noteProcedureFixture({ product_id: 3, not_charted: 'Pontik' })] })
  expect(problemsOf(said)).toEqual([])
  expect(problemsOf(filled, null)).toEqual([])
})

it('asks of a consent that was signed on the screen whether it allows the procedure', () => {
  const signed = (consent_id: number, tooth: Schema<'Tooth'> = '46') =>
    withProcedure({ tooth, consent: { consent_id, witness: '', at: '2026-11-23T03:00:00Z' } })
  expect(problemsOf(signed(5))).toEqual([])
  expect(problemsOf(signed(5, '47'))).toEqual([['consentInvalid', 1]])
  expect(problemsOf(signed(6))).toEqual([['consentInvalid', 1]])
  expect(problemsOf(signed(6), [], null)).toEqual([])
})
