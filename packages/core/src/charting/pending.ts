import { type Cause, type Entry, isProblem, type Layers, type Proposal, propose, type Question } from '../odontogram'
import type { Agreed, Dictated } from './commit'

/** Entries that are about to be committed, with the questions to be answered before. */
export interface Pending {
  asked: readonly Asked[]
  key: string
  at: string
  /** The typed line is cleared by its own entry only. */
  isTyped: boolean
}

interface Asked extends Agreed {
  questions: readonly Question[]
}

/** The answer to a question; to one of kind `sound` or `all` it is yes. */
export type Answer =
  | { kind: 'cause'; cause: Cause }
  | { kind: 'secondary'; replaces: boolean }
  | { kind: 'sound' }
  | { kind: 'all' }
  | { kind: 'reason'; reason: string }

export const asked = (proposals: readonly Proposal[]): Asked[] =>
  proposals.map(({ entry, questions }) => ({ entry, questions }))

/** The drafts that are accepted: what their entries ask, but for the reason, which was given where they were typed. */
export const askedOf = (dictated: readonly Dictated[], proposals: readonly Proposal[]): Asked[] =>
  dictated.flatMap((each, index) =>
    proposals.slice(index, index + 1).map(({ entry, questions }) => ({
      entry,
      questions: questions.filter(({ kind }) => kind !== 'reason'),
      reason: each.reason ?? undefined,
      dictated: each,
    })),
  )

/** Returns the proposals of entries that were made by hand, or nothing where a rule refuses one. */
export function proposed(entries: readonly Entry[], layers: Layers): Proposal[] | undefined {
  const proposals = entries.flatMap((entry) => {
    const outcome = propose(entry, layers)
    return isProblem(outcome) ? [] : [outcome]
  })
  return proposals.length === entries.length ? proposals : undefined
}

/** The question that is asked now. */
export const questionOf = (pending: Pending | null): Question | undefined =>
  pending?.asked.flatMap(({ questions }) => questions)[0]

/** The entries after an answer to the question that is asked now. */
export function answered(pending: Pending, answer: Answer): Pending {
  const index = pending.asked.findIndex(({ questions }) => questions.length > 0)
  return {
    ...pending,
    asked: pending.asked.flatMap((each, place) => (place === index ? agreedOn(each, answer) : [each])),
  }
}

function agreedOn({ questions: [question, ...questions], ...agreed }: Asked, answer: Answer): Asked[] {
  const { entry } = agreed
  if (answer.kind === 'cause') return [{ ...agreed, entry: { ...entry, cause: answer.cause }, questions }]
  if (answer.kind === 'reason') return [{ ...agreed, reason: answer.reason, questions }]
  if (answer.kind === 'secondary' && question?.kind === 'secondary')
    return (answer.replaces ? question.asReplacement : question.asSecondary).map((each) => ({ entry: each, questions }))
  return [{ ...agreed, questions }]
}
