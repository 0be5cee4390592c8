import { type Mouth, rowsOf, type Stamp } from './chart'
import type { Proposal } from './proposal/propose'
import { without } from './rules'

/** The mouth as a proposal would leave it, without folding all rows again: for a drawing that follows each key. */
export function mouthAfter(mouth: Mouth, proposal: Proposal, stamp: Stamp): Mouth {
  const { entry, replaced, retracted } = proposal
  const gone = [...replaced, ...retracted]
  const added = entry.mode === 'error' ? [] : rowsOf(proposal, stamp)
  const isPlan = entry.mode === 'planned'
  return {
    ...mouth,
    now: [...without(mouth.now, gone), ...(isPlan ? [] : added)],
    planned: [...without(mouth.planned, gone), ...(isPlan ? added : [])],
    today: [...without(mouth.today, gone), ...added],
  }
}
