import type { JobState } from './job.values'

/** Those that somebody has to look at come first; a visit is sent when all its steps are. */
const order: readonly JobState[] = [
  'rejected',
  'dead',
  'not_ready',
  'retry_wait',
  'sending',
  'queued',
  'ready',
  'stale',
  'out_of_scope',
]

/** Returns the state of a visit by those of its steps; one without steps is not ready. */
export const stateOfSteps = (steps: readonly JobState[]): JobState =>
  steps.length === 0 ? 'not_ready' : (order.find((state) => steps.includes(state)) ?? 'sent')
