import type { StepName } from './steps'

/**
 * Returns which of the steps that were sent can be compared with what the service has, given in the order in which they are sent. An
 * encounter is one resource that each of its steps changes, so only the last of them says what it holds.
 */
export function comparedSteps(sent: readonly StepName[]): StepName[] {
  const last = sent.findLast(isOfEncounter)
  return sent.filter((step) => !isOfEncounter(step) || step === last)
}

const isOfEncounter = (step: StepName) => step.startsWith('encounter_')
