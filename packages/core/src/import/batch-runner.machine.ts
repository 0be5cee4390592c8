import type { Schema } from '@clinic/api'
import { assign, fromPromise, setup } from 'xstate'
import { isRefused, retryDelay } from '../retry'
import { unprovided } from '../unprovided'

export type ImportStep = 'check' | 'run'

const firstWait = 1_000
const longestWait = 30_000

/**
 * Runs an import step by step until it is done. Network failures and server errors are retried; refusals are not. When stopped,
 * it ignores the reply to the last step.
 */
export const batchRunnerMachine = setup({
  types: {
    /** `attempt` counts the steps in a row that no reply came to. */
    context: {} as { step: ImportStep; attempt: number; error: Error | null },
    events: {} as { type: 'batch.go'; step: ImportStep } | { type: 'batch.stop' } | { type: 'network.restored' },
    tags: {} as 'busy',
  },
  actors: { takeStep: fromPromise<Schema<'ImportState'>, ImportStep>(unprovided('takeStep')) },
  actions: {
    setStep: assign((_, { step }: { step: ImportStep }) => ({ step })),
    setError: assign((_, { error }: { error: unknown }) => ({
      error: error instanceof Error ? error : new Error(String(error)),
    })),
    countFailure: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetFailures: assign({ attempt: 0, error: null }),
  },
  guards: {
    moreIsLeft: ({ context }, { state }: { state: Schema<'ImportState'> }) => state === left[context.step],
    stepIsRefused: (_, { error }: { error: unknown }) => isRefused(error),
  },
  delays: { backoff: ({ context }) => retryDelay(context.attempt, { first: firstWait, longest: longestWait }) },
}).createMachine({
  id: 'batchRunner',
  context: { step: 'check', attempt: 0, error: null },
  initial: 'resting',
  states: {
    resting: { on: { 'batch.go': start() } },
    running: {
      tags: 'busy',
      invoke: {
        src: 'takeStep',
        input: ({ context }) => context.step,
        onDone: [
          {
            guard: { type: 'moreIsLeft', params: ({ event }) => ({ state: event.output }) },
            target: 'running',
            reenter: true,
            actions: 'forgetFailures',
          },
          { target: 'resting', actions: 'forgetFailures' },
        ],
        onError: [
          {
            guard: { type: 'stepIsRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'waiting',
            actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'countFailure'],
          },
        ],
      },
      on: { 'batch.stop': { target: 'resting', actions: 'forgetFailures' } },
    },
    waiting: {
      tags: 'busy',
      after: { backoff: 'running' },
      on: { 'network.restored': 'running', 'batch.stop': { target: 'resting', actions: 'forgetFailures' } },
    },
    refused: { on: { 'batch.go': start() } },
  },
})

/** The state of an import while there is more of a step to do. */
const left: Record<ImportStep, Schema<'ImportState'>> = { check: 'mapped', run: 'running' }

function start() {
  return {
    target: 'running',
    actions: [
      { type: 'setStep', params: ({ event }: { event: { step: ImportStep } }) => ({ step: event.step }) },
      'forgetFailures',
    ],
  } as const
}
