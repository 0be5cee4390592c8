import type { Schema } from '@clinic/api'
import { assign, emit, fromCallback, type NonReducibleUnknown, setup } from 'xstate'
import { retryDelay } from '../retry'

type Queue = Schema<'DisplayQueue'>

/** What becomes of one request of the queue; `at` is the moment of its reply by the clock of the device, in milliseconds. */
export type DisplayReply =
  | { type: 'queue.received'; queue: Queue; at: number }
  | { type: 'request.failed' }
  /** The link is unknown or revoked. */
  | { type: 'link.ended' }

const pause = 3_000
const retries = { first: 1_000, longest: 10_000 }
/** A link ends for good, but whatever stands before the server may have answered in its place. */
const doubt = 60_000

const displaySetup = setup({
  types: {
    /** `attempt` counts the requests that failed in a row; `ahead` is what the clock of the server is ahead of the device's. */
    context: {} as { queue: Queue | null; ahead: number; attempt: number; lastCall: string },
    events: {} as DisplayReply | { type: 'network.restored' },
    emitted: {} as { type: 'called' },
  },
  actors: { askQueue: fromCallback<DisplayReply, NonReducibleUnknown>(() => {}) },
  actions: {
    show: assign(({ context }, { queue, at }: { queue: Queue; at: number }) => ({
      queue,
      ahead: Date.parse(queue.now) - at,
      attempt: 0,
      lastCall: latestCall(queue, context.lastCall),
    })),
    countFailure: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetQueue: assign({ queue: null, attempt: 0 }),
    tellCall: emit({ type: 'called' }),
  },
  guards: {
    hasNewCall: ({ context }, { queue }: { queue: Queue }) =>
      context.queue !== null && latestCall(queue, context.lastCall) > context.lastCall,
    /** One lost request is no lost connection. */
    hasFailedBefore: ({ context }) => context.attempt > 0,
  },
  delays: {
    pause: ({ context }) => (context.attempt === 0 ? pause : retryDelay(context.attempt, retries)),
    doubt,
  },
})

/** Times of one form are in the order of their letters. */
const latestCall = ({ called }: Queue, before: string) =>
  [before, ...called.map(({ since }) => since)].sort().at(-1) ?? before

/** Asks, waits and asks again; what a reply changes is up to the state around it. */
const asking = displaySetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: { invoke: { src: 'askQueue' } },
    waiting: { after: { pause: 'asking' }, on: { 'network.restored': 'asking' } },
  },
})

/** What a display of the waiting room shows: the queue, when it may be stale, and that its link has ended. */
export const displayMachine = displaySetup.createMachine({
  id: 'display',
  context: { queue: null, ahead: 0, attempt: 0, lastCall: '' },
  on: {
    'queue.received': [
      {
        guard: { type: 'hasNewCall', params: ({ event }) => event },
        target: '.showing.waiting',
        actions: [{ type: 'show', params: ({ event }) => event }, 'tellCall'],
      },
      { target: '.showing.waiting', actions: { type: 'show', params: ({ event }) => event } },
    ],
    'link.ended': { target: '.revoked', actions: 'forgetQueue' },
  },
  initial: 'connecting',
  states: {
    connecting: { ...asking, on: { 'request.failed': { target: '.waiting', actions: 'countFailure' } } },
    showing: {
      ...asking,
      on: {
        'request.failed': [
          { guard: 'hasFailedBefore', target: 'stale.waiting', actions: 'countFailure' },
          { target: '.waiting', actions: 'countFailure' },
        ],
      },
    },
    stale: { ...asking, on: { 'request.failed': { target: '.waiting', actions: 'countFailure' } } },
    revoked: {
      initial: 'waiting',
      states: {
        waiting: { after: { doubt: 'asking' } },
        asking: { invoke: { src: 'askQueue' }, on: { 'request.failed': 'waiting' } },
      },
    },
  },
})
