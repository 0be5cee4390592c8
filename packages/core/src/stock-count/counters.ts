import type { Schema } from '@clinic/api'
import type { StockCountState } from './stock-count.values'

type Counter = Pick<Schema<'StockCountCounter'>, 'round' | 'is_caller'>

interface Joining {
  round: number
  /** How many count each batch in the first round. */
  counters: number
  people: readonly Counter[]
  /** Whether the caller approves counts, and so has seen what was counted before this round. */
  canApprove: boolean
}

export type JoinProblem = 'countingAlready' | 'reviewSeen' | 'enoughCount'

/** How many people count in a round: those that were planned, then one for what is counted again. */
export const countersOf = ({ round, counters }: { round: number; counters: number }) => (round === 1 ? counters : 1)

/** Returns why the caller cannot count along, or null. */
export function joinProblem({ round, counters, people, canApprove }: Joining): JoinProblem | null {
  const now = people.filter((each) => each.round === round)
  if (now.some(({ is_caller }) => is_caller)) return 'countingAlready'
  if (canApprove && round > 1) return 'reviewSeen'
  return now.length >= countersOf({ round, counters }) ? 'enoughCount' : null
}

/** Whether what the books say and what others typed is shown: never while somebody counts, to who approves from then on, to all once it is posted. */
export const isComparisonShown = (state: StockCountState, { canApprove }: { canApprove: boolean }) =>
  state === 'posted' || (canApprove && (state === 'review' || state === 'cancelled'))
