import { expect, it } from 'vitest'
import { noteContentFixture } from '../testing'
import { emptyNoteContent, sectionsWritten } from './index'

const of = (part: Partial<typeof emptyNoteContent>) => {
  const written = sectionsWritten({ ...emptyNoteContent, ...part })
  return (['s', 'o', 'a', 'p'] as const).filter((section) => written[section]).join('')
}
const { subjective, objective, plan } = emptyNoteContent
const full = noteContentFixture()

it.each([
  ['nothing', {}, ''],
  ['spaces', { subjective: { ...subjective, chief_complaint: ' ' }, plan: { ...plan, plan: ' ' } }, ''],
  ['a complaint', { subjective: { ...subjective, chief_complaint: 'Ngilu' } }, 's'],
  ['a history alone', { subjective: { ...subjective, history: 'Sejak kemarin' } }, ''],
  ['a test', { objective: full.objective }, 'o'],
  ['an extra-oral finding', { objective: { ...objective, extra_oral: 'Bengkak' } }, 'o'],
  ['an intra-oral finding', { objective: { ...objective, intra_oral: 'Kalkulus' } }, 'o'],
  ['a diagnosis', { diagnoses: full.diagnoses }, 'a'],
  ['a procedure', { procedures: full.procedures }, 'p'],
  ['a control', { control: { on: '2026-12-01', reason: '' } }, 'p'],
  ['a plan', { plan: { ...plan, plan: 'Tambal' } }, 'p'],
  ['instructions', { plan: { ...plan, instructions: 'Sikat gigi' } }, 'p'],
  ['a referral', { plan: { ...plan, referral: 'Sp.BM' } }, 'p'],
] as const)('of a note with %s', (_, part, want) => expect(of(part)).toBe(want))
