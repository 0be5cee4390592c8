import type { Schema } from '@clinic/api'
import { expect, it } from 'vitest'
import { noteContentFixture } from '../testing/fixtures'
import { isWritten } from './is-written'

const { diagnoses, procedures, objective } = noteContentFixture()
const empty = noteContentFixture({
  subjective: { chief_complaint: '', history: ' ', medical_history: '', habits: '' },
  objective: { extra_oral: '', intra_oral: '\n', tests: [] },
  diagnoses: [],
  procedures: [],
})

it.each<[string, Partial<Schema<'NoteContent'>>, boolean]>([
  ['nothing but space', {}, false],
  ['a complaint', { subjective: { ...empty.subjective, chief_complaint: 'Ngilu' } }, true],
  ['what was seen', { objective: { ...empty.objective, intra_oral: 'Gusi merah' } }, true],
  ['a test', { objective: { ...empty.objective, tests: objective.tests } }, true],
  ['a diagnosis', { diagnoses }, true],
  ['a procedure', { procedures }, true],
  ['a referral', { plan: { plan: '', instructions: '', referral: 'Sp.BM' } }, true],
  ['a control', { control: { on: '2026-12-01', reason: '' } }, true],
])('a note with %s', (_, written, want) => expect(isWritten({ ...empty, ...written })).toBe(want))
