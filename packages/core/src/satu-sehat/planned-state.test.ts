import { expect, it } from 'vitest'
import type { JobState } from './job.values'
import { plannedState, type StepPlan, unwritableState } from './planned-state'

const plan: StepPlan = { is_complete: true, is_connected: true, is_changed: false, is_due: true }
const lacking = { is_complete: false }
const alone = { is_connected: false }

it.each<[JobState, Partial<StepPlan>, JobState]>([
  ['not_ready', {}, 'queued'],
  ['not_ready', alone, 'ready'],
  ['not_ready', lacking, 'not_ready'],
  ['ready', {}, 'queued'],
  ['ready', alone, 'ready'],
  ['ready', lacking, 'not_ready'],
  ['queued', {}, 'queued'],
  ['queued', alone, 'ready'],
  ['queued', lacking, 'not_ready'],
  ['sending', {}, 'queued'],
  ['sending', alone, 'retry_wait'],
  ['sending', lacking, 'not_ready'],
  ['retry_wait', {}, 'queued'],
  ['retry_wait', { is_due: false }, 'retry_wait'],
  ['retry_wait', { is_due: false, ...lacking }, 'not_ready'],
  ['sent', {}, 'sent'],
  ['sent', { is_changed: true }, 'queued'],
  ['sent', { is_changed: true, ...alone }, 'stale'],
  ['sent', { is_changed: true, ...lacking }, 'sent'],
  ['stale', {}, 'queued'],
  ['stale', alone, 'stale'],
  ['stale', lacking, 'stale'],
  ['rejected', {}, 'rejected'],
  ['rejected', { is_changed: true }, 'queued'],
  ['rejected', { is_changed: true, ...alone }, 'rejected'],
  ['rejected', { is_changed: true, ...lacking }, 'not_ready'],
  ['dead', { is_changed: true }, 'dead'],
  ['out_of_scope', { is_changed: true }, 'out_of_scope'],
])('%s with %j goes on as %s', (state, differing, next) => {
  expect(plannedState(state, { ...plan, ...differing })).toBe(next)
})

it.each<JobState>([
  'not_ready',
  'ready',
  'queued',
  'sending',
  'retry_wait',
  'rejected',
  'sent',
  'stale',
  'dead',
  'out_of_scope',
])('one that is %s is given up where it cannot be written down', (state) => expect(unwritableState(state)).toBe('dead'))
