import { expect, it } from 'vitest'
import type { JobState } from './job.values'
import { stateOfSteps } from './state-of-steps'

it.each<[JobState, JobState[]]>([
  ['not_ready', []],
  ['sent', ['sent', 'sent']],
  ['queued', ['sent', 'queued']],
  ['rejected', ['sent', 'retry_wait', 'rejected', 'queued']],
  ['retry_wait', ['sent', 'queued', 'retry_wait']],
  ['stale', ['sent', 'stale']],
  ['out_of_scope', ['sent', 'out_of_scope']],
])('a visit is %s whose steps are %j', (state, steps) => {
  expect(stateOfSteps(steps)).toBe(state)
})
