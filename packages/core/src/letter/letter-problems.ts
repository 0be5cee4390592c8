import type { Schema } from '@clinic/api'
import { addDays, daysBetween } from '../time'

export type LetterContent = Schema<'LetterContent'>

/** A field that a letter cannot have so. */
export interface LetterProblem {
  /** As the contract names it: `sick_note.until`. */
  field: string
  problem:
    | 'missing'
    | 'notOfKind'
    | 'beforeVisit'
    | 'beginsLate'
    | 'endsBeforeItBegins'
    | 'longWithoutReason'
    | 'tooLong'
    | 'withoutConsent'
}

// No law limits a sick note: a dentist answers for every day of it. An extraction or a jaw fracture takes days to weeks;
// for more than a fortnight patients are seen again, or there is a reason to name.
/** How many days of rest need no reason. */
export const longestRest = 14
/** How many days of rest nobody gives in one letter. */
const impossibleRest = 90
/** How many days after the visit a rest may begin. */
const latestBegin = 7

/** How many days a rest takes, its first and its last one too. */
export const daysOfRest = ({ from, until }: Pick<Schema<'SickNote'>, 'from' | 'until'>) => daysBetween(from, until) + 1

/** Returns what prevents issuing a letter about a visit of that day, in the order of the form. */
export function letterProblems(
  { kind, sick_note, referral }: LetterContent,
  { visitedOn }: { visitedOn: string },
): LetterProblem[] {
  const part = { sick_note, referral }
  const parts = ['sick_note', 'referral'] as const
  const others = parts.flatMap((name) => (name !== kind && part[name] ? [found(name, 'notOfKind')] : []))
  if (kind === 'sick_note')
    return [...others, ...(sick_note ? restProblems(sick_note, visitedOn) : [found('sick_note', 'missing')])]
  if (kind === 'referral')
    return [...others, ...(referral ? referralProblems(referral) : [found('referral', 'missing')])]
  return others
}

function restProblems(note: Schema<'SickNote'>, visitedOn: string): LetterProblem[] {
  const days = daysOfRest(note)
  // of days that are not typed yet nothing else can be said
  const missing = (['from', 'until'] as const).filter((each) => note[each] === '')
  if (missing.length > 0) return missing.map((each) => found(`sick_note.${each}`, 'missing'))
  return [
    ...(note.from < visitedOn ? [found('sick_note.from', 'beforeVisit')] : []),
    ...(note.from > addDays(visitedOn, latestBegin) ? [found('sick_note.from', 'beginsLate')] : []),
    ...(days < 1 ? [found('sick_note.until', 'endsBeforeItBegins')] : []),
    ...(days > impossibleRest ? [found('sick_note.until', 'tooLong')] : []),
    ...(days > longestRest && isEmpty(note.long_reason) ? [found('sick_note.long_reason', 'longWithoutReason')] : []),
    // medical records are opened with the patient's consent only (Permenkes 24/2022), and an employer is a stranger
    ...(!isEmpty(note.diagnosis) && !note.has_consent ? [found('sick_note.has_consent', 'withoutConsent')] : []),
  ]
}

/** Somebody must be addressed, and know why and for what. */
function referralProblems({ facility, specialist, diagnosis, request }: Schema<'Referral'>): LetterProblem[] {
  return [
    ...(isEmpty(facility) && isEmpty(specialist) ? [found('referral.specialist', 'missing')] : []),
    ...(isEmpty(diagnosis) ? [found('referral.diagnosis', 'missing')] : []),
    ...(isEmpty(request) ? [found('referral.request', 'missing')] : []),
  ]
}

const found = (field: LetterProblem['field'], problem: LetterProblem['problem']): LetterProblem => ({ field, problem })
const isEmpty = (text: string) => text.trim() === ''
