import type { Entry } from '../finding'
import { type EntryProblem, isProblem, type Layers, layersAfter, type Proposal, propose } from './propose'

/** Judges some entries one after the other, each by the mouth as those before it would leave it. */
export function proposeInTurn(entries: readonly Entry[], layers: Layers): (Proposal | EntryProblem)[] {
  let before = layers
  return entries.map((entry) => {
    const outcome = propose(entry, before)
    if (!isProblem(outcome)) before = layersAfter(before, outcome)
    return outcome
  })
}
