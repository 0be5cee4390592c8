import { type EventFrom, setup } from 'xstate'

/**
 * The lifecycle of the job that sends one resource of a visit to SATUSEHAT. Nothing is sent by itself: a server takes what is queued. What
 * the service refuses by a rule waits for somebody to correct it; what it did not answer is tried again. What cannot be written down is given
 * up, wherever it stands. A job of a visit that does not belong there is out of scope, with a reason.
 */
export const jobMachine = setup({
  types: {
    events: {} as
      | { type: 'job.complete' }
      | { type: 'job.lack' }
      | { type: 'job.enqueue' }
      | { type: 'job.send' }
      | { type: 'job.accept' }
      | { type: 'job.reject' }
      | { type: 'job.fail' }
      | { type: 'job.giveUp' }
      | { type: 'job.change' }
      | { type: 'job.exclude' }
      | { type: 'job.include' },
  },
}).createMachine({
  id: 'job',
  initial: 'not_ready',
  states: {
    not_ready: { on: { 'job.complete': 'ready', 'job.giveUp': 'dead', 'job.exclude': 'out_of_scope' } },
    ready: {
      on: { 'job.lack': 'not_ready', 'job.enqueue': 'queued', 'job.giveUp': 'dead', 'job.exclude': 'out_of_scope' },
    },
    queued: {
      on: { 'job.lack': 'not_ready', 'job.send': 'sending', 'job.giveUp': 'dead', 'job.exclude': 'out_of_scope' },
    },
    sending: {
      on: { 'job.accept': 'sent', 'job.reject': 'rejected', 'job.fail': 'retry_wait', 'job.giveUp': 'dead' },
    },
    sent: { on: { 'job.change': 'stale' } },
    retry_wait: {
      on: { 'job.lack': 'not_ready', 'job.enqueue': 'queued', 'job.giveUp': 'dead', 'job.exclude': 'out_of_scope' },
    },
    rejected: {
      on: { 'job.lack': 'not_ready', 'job.enqueue': 'queued', 'job.giveUp': 'dead', 'job.exclude': 'out_of_scope' },
    },
    dead: { on: { 'job.lack': 'not_ready', 'job.enqueue': 'queued', 'job.exclude': 'out_of_scope' } },
    stale: { on: { 'job.enqueue': 'queued', 'job.giveUp': 'dead' } },
    out_of_scope: { on: { 'job.include': 'not_ready' } },
  },
})

export type JobEvent = EventFrom<typeof jobMachine>
