import type { Schema } from '@clinic/api'
import { expect, it } from 'vitest'
import { noteContentFixture, noteProcedureFixture } from '../testing/fixtures'
import { finishFacts } from './finish-facts'
import { finishProblems } from './finish-problems'

const products = new Map<number, Pick<Schema<'Product'>, 'scope' | 'needs_consent'>>([
  [1, { scope: 'surface', needs_consent: false }],
  [2, { scope: 'tooth', needs_consent: true }],
])
const problemsOf = (content: Schema<'NoteContent'> | null) =>
  finishProblems(
    finishFacts(content, {
      products,
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
