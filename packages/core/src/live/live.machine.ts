import { assign, emit, fromCallback, type NonReducibleUnknown, setup } from 'xstate'
import { retryDelay } from '../retry'

/** The events of the stream of changes; times are milliseconds by the clock of the server. */
export type StreamEvent =
  /** The features that changed since what is shown was read; null where any may have. */
  | { type: 'stream.opened'; features: readonly string[] | null }
  | { type: 'stream.changed'; features: readonly string[] }
  | { type: 'stream.lost'; at: number }

const firstWait = 1_000
const longestWait = 30_000

/** Whether the data on screen is current: watches the changes of the clinic while the window is visible. */
export const liveMachine = setup({
  types: {
    /** `attempt` counts the tries that failed in a row; `lostAt` is when changes began to be missed, null while none are. */
    context: {} as { attempt: number; lostAt: number | null },
    events: {} as
      | StreamEvent
      | { type: 'window.hidden'; at: number }
      | { type: 'window.shown' }
      | { type: 'network.restored' },
    emitted: {} as { type: 'changed'; features: readonly string[] } | { type: 'missed' },
  },
  actors: { watchChanges: fromCallback<StreamEvent, NonReducibleUnknown>(() => {}) },
  actions: {
    noteLoss: assign(({ context }, { at }: { at: number }) => ({ lostAt: context.lostAt ?? at })),
    countFailure: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetLoss: assign({ attempt: 0, lostAt: null }),
    tellChange: emit((_, { features }: { features: readonly string[] }) => ({ type: 'changed', features })),
    tellMissed: emit((_, { features }: { features: readonly string[] | null }) =>
      features ? { type: 'changed', features } : { type: 'missed' },
    ),
  },
  delays: { backoff: ({ context }) => retryDelay(context.attempt, { first: firstWait, longest: longestWait }) },
}).createMachine({
  id: 'live',
  context: { attempt: 0, lostAt: null },
  initial: 'watching',
  states: {
    watching: {
      invoke: { src: 'watchChanges' },
      initial: 'connecting',
      on: {
        'stream.lost': {
          target: 'waiting',
          actions: [{ type: 'noteLoss', params: ({ event }) => event }, 'countFailure'],
        },
        'window.hidden': { target: 'hidden', actions: { type: 'noteLoss', params: ({ event }) => event } },
      },
      states: {
        connecting: {
          on: {
            'stream.opened': {
              target: 'live',
              actions: ['forgetLoss', { type: 'tellMissed', params: ({ event }) => event }],
            },
          },
        },
        live: { on: { 'stream.changed': { actions: { type: 'tellChange', params: ({ event }) => event } } } },
      },
    },
    waiting: {
      after: { backoff: 'watching' },
      on: { 'network.restored': 'watching', 'window.hidden': 'hidden' },
    },
    // a hidden window holds no connection: a browser has only six to one server
    hidden: { on: { 'window.shown': 'watching' } },
  },
})

/** Returns since when the data on screen may be stale, in milliseconds; null while it is current. */
export const staleSince = ({ attempt, lostAt }: { attempt: number; lostAt: number | null }) =>
  attempt > 0 ? lostAt : null
