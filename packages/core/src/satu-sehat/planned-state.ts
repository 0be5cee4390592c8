import { nextState } from '../lifecycle'
import { type JobEvent, jobMachine } from './job.machine'
import type { JobState } from './job.values'

export interface StepPlan {
  /** Whether its visit lacks nothing. */
  is_complete: boolean
  /** Whether there is a service to send to. */
  is_connected: boolean
  /** Whether it would send something else than it sent last. */
  is_changed: boolean
  /** Whether it has waited long enough for another attempt. */
  is_due: boolean
}

/** The state in which a step goes on once its visit is looked at anew. One that was being sent was cut off. */
export function plannedState(state: JobState, plan: StepPlan): JobState {
  return moved(state, eventsOf[state](plan))
}

/** The state of a step that cannot be written down, wherever it stood: it goes on only when somebody asks for it. */
export const unwritableState = (state: JobState): JobState => moved(state, ['job.include', 'job.change', 'job.giveUp'])

const moved = (state: JobState, events: Events) =>
  events.reduce<JobState>((at, type) => nextState(jobMachine, at, { type }) ?? at, state)

type Events = readonly JobEvent['type'][]

const queue = ({ is_connected }: StepPlan): Events => (is_connected ? ['job.enqueue'] : [])
const again = (plan: StepPlan): Events => (plan.is_complete ? queue(plan) : ['job.lack'])

const eventsOf: Readonly<Record<JobState, (plan: StepPlan) => Events>> = {
  not_ready: (plan) => (plan.is_complete ? ['job.complete', ...queue(plan)] : []),
  ready: again,
  queued: (plan) => (plan.is_complete ? (plan.is_connected ? [] : ['job.lack', 'job.complete']) : ['job.lack']),
  sending: (plan) => ['job.fail', ...again(plan)],
  retry_wait: (plan) => (plan.is_complete && !plan.is_due ? [] : again(plan)),
  sent: (plan) => (plan.is_changed && plan.is_complete ? ['job.change', ...queue(plan)] : []),
  stale: (plan) => (plan.is_complete ? queue(plan) : []),
  // what was refused is not sent a second time as it was
  rejected: (plan) => (plan.is_changed ? again(plan) : []),
  dead: () => [],
  out_of_scope: () => [],
}
