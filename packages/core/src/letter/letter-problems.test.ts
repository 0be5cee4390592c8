import type { Schema } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import { letterContentFixture, referralFixture, sickNoteFixture } from '../testing'
import { daysOfRest, letterProblems } from './letter-problems'

// Seen to fail: a fortnight shorter by a day; the part of another kind not looked at.

const visitedOn = '2026-11-20'
const problemsOf = (content: Partial<Schema<'LetterContent'>>) =>
  letterProblems(letterContentFixture(content), { visitedOn }).map(({ field, problem }) => `${field} ${problem}`)

describe('a sick note', () => {
  const given: [name: string, note: Partial<Schema<'SickNote'>>, want: string[]][] = [
    ['of the day of the visit', { from: '2026-11-20', until: '2026-11-20' }, []],
    ['that begins the day before', { from: '2026-11-19', until: '2026-11-20' }, ['sick_note.from beforeVisit']],
    ['that begins a week later', { from: '2026-11-27', until: '2026-11-28' }, []],
    ['that begins later', { from: '2026-11-28', until: '2026-11-28' }, ['sick_note.from beginsLate']],
    ['that ends before it begins', { from: '2026-11-21', until: '2026-11-20' }, ['sick_note.until endsBeforeItBegins']],
    ['without its days', { from: '', until: '' }, ['sick_note.from missing', 'sick_note.until missing']],
    ['of fourteen days', { until: '2026-12-03' }, []],
    ['of fifteen', { until: '2026-12-04' }, ['sick_note.long_reason longWithoutReason']],
    [
      'of fifteen with a blank reason',
      { until: '2026-12-04', long_reason: ' ' },
      ['sick_note.long_reason longWithoutReason'],
    ],
    ['of fifteen with a reason', { until: '2026-12-04', long_reason: 'Fraktur mandibula' }, []],
    ['of ninety with a reason', { until: '2027-02-17', long_reason: 'Fraktur mandibula' }, []],
    ['of ninety-one', { until: '2027-02-18', long_reason: 'Fraktur mandibula' }, ['sick_note.until tooLong']],
    ['with a diagnosis', { diagnosis: 'K04.0 Pulpitis' }, ['sick_note.has_consent withoutConsent']],
    ['with a diagnosis the patient agrees to', { diagnosis: 'K04.0 Pulpitis', has_consent: true }, []],
  ]
  it.each(given)('%s', (_, note, want) => {
    expect(problemsOf({ sick_note: sickNoteFixture(note) })).toEqual(want)
  })

  it('counts its first and its last day', () => {
    expect(daysOfRest({ from: '2026-11-30', until: '2026-12-01' })).toBe(2)
  })
})

describe('a referral', () => {
  const given: [name: string, referral: Partial<Schema<'Referral'>>, want: string[]][] = [
    ['to a specialist somewhere', { facility: '' }, []],
    ['to a hospital', { specialist: ' ' }, []],
    ['to nobody', { facility: '', specialist: ' ' }, ['referral.specialist missing']],
    [
      'without a diagnosis or a request',
      { diagnosis: '', request: ' ' },
      ['referral.diagnosis missing', 'referral.request missing'],
    ],
    ['without findings and treatment', { findings: '', treatment: '' }, []],
  ]
  it.each(given)('%s', (_, referral, want) => {
    expect(problemsOf({ kind: 'referral', sick_note: null, referral: referralFixture(referral) })).toEqual(want)
  })
})

describe('a letter has the part of its kind, and no other', () => {
  const [sick_note, referral] = [sickNoteFixture(), referralFixture()]
  const given: [Partial<Schema<'LetterContent'>>, string[]][] = [
    [{ kind: 'sick_note', sick_note: null, referral: null }, ['sick_note missing']],
    [{ kind: 'referral', sick_note, referral: null }, ['sick_note notOfKind', 'referral missing']],
    [{ kind: 'attendance', sick_note, referral }, ['sick_note notOfKind', 'referral notOfKind']],
    [{ kind: 'attendance', sick_note: null, referral: null }, []],
  ]
  it.each(given)('%j', (content, want) => {
    expect(problemsOf(content)).toEqual(want)
  })
})
