import type { Schema } from '@clinic/api'
import { type EntryProblem, isProblem, type Proposal } from '@clinic/core/odontogram'
import { Refusal } from '../../use-case/refusal'

/** Returns the proposal, or refuses with the rule of the chart that it breaks. */
export function acceptedProposal(outcome: Proposal | EntryProblem): Proposal {
  if (isProblem(outcome)) throw new Refusal(422, 'findingRefused', { problem: problemOf(outcome) })
  return outcome
}

const problemOf = ({ code, params, item }: EntryProblem): Schema<'FindingProblem'> => {
  const { teeth, codes, surfaces, ...rest } = params
  return {
    code,
    params: {
      ...rest,
      ...(teeth && { teeth: [...teeth] }),
      ...(codes && { codes: [...codes] }),
      ...(surfaces && { surfaces: [...surfaces] }),
    },
    item,
  }
}
