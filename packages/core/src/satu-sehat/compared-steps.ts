import type { StepName } from './steps'

/**
 * Returns which of the steps that were sent can be compared with what the service has, given in the order in which they are sent. An
 * encounter is one resource that each of its steps changes, so only the last of them says what it holds. A choice about access is no
 * resource: the service gives it no number by which it could be read.
 */
export function comparedSteps(sent: readonly StepName[]): StepName[] {
  const last = sent.findLast(isOfEncounter)
  return sent.filter((step) => step !== 'consent' && (!isOfEncounter(step) || step === last))
}

const isOfEncounter = (step: StepName) => step.startsWith('encounter_')
