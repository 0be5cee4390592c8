import { assign, type EventFrom, enqueueActions, setup } from 'xstate'
import type { Dentition, Entry, FindingRow } from '../odontogram'
import {
  type Added,
  agreedOn,
  type ChartingContext,
  type ChartingInput,
  decided,
  type Made,
  pendingAfter,
  pendingByHand,
  pendingOfDictated,
  pendingOfLine,
  redone,
  undone,
} from './charting-context'
import type { Commit, Dictated } from './commit'
import { type Answer, type Pending, questionOf } from './pending'

/**
 * Charting: entries are typed or made by hand, asked about where they need an answer, and committed. A commit is drawn at once
 * and kept in `commits`. Whoever carries it to the server hears `charting.committed`, and says what became of it.
 */
export const chartingMachine = setup({
  types: {
    input: {} as ChartingInput,
    context: {} as ChartingContext,
    events: {} as
      | { type: 'line.type'; line: string }
      | ({ type: 'line.enter' } & Made)
      | ({ type: 'entry.make'; entries: readonly Entry[] } & Made)
      | { type: 'dictation.accept'; dictated: readonly Dictated[]; at: string }
      | { type: 'draft.arrived'; keys: readonly string[] }
      | ({ type: 'entry.undo'; reason: string } & Made)
      | ({ type: 'entry.redo' } & Made)
      /** By the key of the row that does not hold. */
      | ({ type: 'conflict.decide'; wrong: string; reason: string } & Made)
      | { type: 'question.answer'; answer: Answer }
      | { type: 'question.leave' }
      | { type: 'commit.retry'; key: string }
      | { type: 'commit.discard'; key: string }
      | { type: 'commit.sent'; key: string }
      | { type: 'commit.refused'; key: string; problem: string }
      | { type: 'chart.arrived'; rows: readonly FindingRow[] }
      | { type: 'dentition.show'; dentition: Dentition },
    emitted: {} as { type: 'charting.committed'; commit: Commit },
  },
  actions: {
    setLine: assign((_, { line }: { line: string }) => ({ line })),
    setRows: assign((_, { rows }: { rows: readonly FindingRow[] }) => ({ rows })),
    setDentition: assign((_, { dentition }: { dentition: Dentition }) => ({ dentition })),
    setPending: assign((_, { pending }: { pending: Pending | undefined }) => ({ pending: pending ?? null })),
    dropPending: assign({ pending: null }),
    add: enqueueActions(({ context, enqueue }, { commits, line }: Added) => {
      if (commits.length === 0) return
      enqueue.assign({ commits: [...context.commits, ...commits], line })
      for (const commit of commits) enqueue.emit({ type: 'charting.committed', commit })
    }),
    retry: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      const commits = context.commits.map((commit) => (commit.key === key ? again(commit) : commit))
      enqueue.assign({ commits })
      for (const commit of commits) if (commit.key === key) enqueue.emit({ type: 'charting.committed', commit })
    }),
    /** What was refused goes, and with it the undo that would have taken it back. */
    discard: assign(({ context }, { key }: { key: string }) => ({
      commits: context.commits.filter((commit) => commit.key !== key && !(commit.kind === 'undo' && commit.of === key)),
    })),
    /** What was typed as a draft and delivered is told of by the server from then on. */
    forget: assign(({ context }, { keys }: { keys: readonly string[] }) => ({
      commits: context.commits.filter(({ key, delivery }) => delivery !== 'sent' || !keys.includes(key)),
    })),
    setDelivery: assign(({ context }, { key, ...delivery }: Pick<Commit, 'key' | 'delivery' | 'problem'>) => ({
      commits: context.commits.map((commit) => (commit.key === key ? { ...commit, ...delivery } : commit)),
    })),
  },
  guards: {
    asks: (_, { pending }: { pending: Pending | undefined }) => questionOf(pending ?? null) !== undefined,
    isAnswer: (_, { pending }: { pending: Pending | undefined }) => pending !== undefined,
    isRefused: ({ context }, { key }: { key: string }) =>
      context.commits.some((commit) => commit.key === key && commit.delivery === 'refused'),
  },
}).createMachine({
  id: 'charting',
  context: ({ input }) => ({ usage: {}, commits: [], ...input, line: '', pending: null }),
  initial: 'typing',
  on: {
    'chart.arrived': { actions: { type: 'setRows', params: ({ event }) => ({ rows: event.rows }) } },
    'draft.arrived': { actions: { type: 'forget', params: ({ event }) => ({ keys: event.keys }) } },
    'dentition.show': { actions: { type: 'setDentition', params: ({ event }) => ({ dentition: event.dentition }) } },
    'commit.sent': {
      actions: { type: 'setDelivery', params: ({ event }) => ({ key: event.key, delivery: 'sent', problem: null }) },
    },
    'commit.refused': {
      actions: {
        type: 'setDelivery',
        params: ({ event }) => ({ key: event.key, delivery: 'refused', problem: event.problem }),
      },
    },
    'commit.retry': {
      guard: { type: 'isRefused', params: ({ event }) => ({ key: event.key }) },
      actions: { type: 'retry', params: ({ event }) => ({ key: event.key }) },
    },
    'commit.discard': {
      guard: { type: 'isRefused', params: ({ event }) => ({ key: event.key }) },
      actions: { type: 'discard', params: ({ event }) => ({ key: event.key }) },
    },
  },
  states: {
    typing: {
      on: {
        'line.type': { actions: { type: 'setLine', params: ({ event }) => ({ line: event.line }) } },
        'line.enter': [
          {
            guard: { type: 'asks', params: ({ context, event }) => ({ pending: pendingOfLine(context, event) }) },
            target: 'asking',
            actions: {
              type: 'setPending',
              params: ({ context, event }) => ({ pending: pendingOfLine(context, event) }),
            },
          },
          {
            actions: { type: 'add', params: ({ context, event }) => agreedOn(context, pendingOfLine(context, event)) },
          },
        ],
        'entry.make': [
          {
            guard: { type: 'asks', params: ({ context, event }) => ({ pending: pendingByHand(context, event) }) },
            target: 'asking',
            actions: {
              type: 'setPending',
              params: ({ context, event }) => ({ pending: pendingByHand(context, event) }),
            },
          },
          {
            actions: { type: 'add', params: ({ context, event }) => agreedOn(context, pendingByHand(context, event)) },
          },
        ],
        'dictation.accept': [
          {
            guard: { type: 'asks', params: ({ context, event }) => ({ pending: pendingOfDictated(context, event) }) },
            target: 'asking',
            actions: {
              type: 'setPending',
              params: ({ context, event }) => ({ pending: pendingOfDictated(context, event) }),
            },
          },
          {
            actions: {
              type: 'add',
              params: ({ context, event }) => agreedOn(context, pendingOfDictated(context, event)),
            },
          },
        ],
        'entry.undo': {
          actions: { type: 'add', params: ({ context, event }) => undone(context, event) },
        },
        'entry.redo': {
          actions: { type: 'add', params: ({ context, event }) => redone(context, event) },
        },
        'conflict.decide': {
          actions: { type: 'add', params: ({ context, event }) => decided(context, event) },
        },
      },
    },
    asking: {
      on: {
        'question.answer': [
          {
            guard: { type: 'asks', params: ({ context, event }) => ({ pending: pendingAfter(context, event.answer) }) },
            actions: {
              type: 'setPending',
              params: ({ context, event }) => ({ pending: pendingAfter(context, event.answer) }),
            },
          },
          {
            guard: {
              type: 'isAnswer',
              params: ({ context, event }) => ({ pending: pendingAfter(context, event.answer) }),
            },
            target: 'typing',
            actions: [
              { type: 'add', params: ({ context, event }) => agreedOn(context, pendingAfter(context, event.answer)) },
              'dropPending',
            ],
          },
        ],
        'question.leave': { target: 'typing', actions: 'dropPending' },
        'line.type': {
          target: 'typing',
          actions: ['dropPending', { type: 'setLine', params: ({ event }) => ({ line: event.line }) }],
        },
      },
    },
  },
})

const again = (commit: Commit): Commit => ({ ...commit, delivery: 'unsent', problem: null })

export type ChartingEvent = EventFrom<typeof chartingMachine>
