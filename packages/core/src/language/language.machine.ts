import { assign, emit, fromPromise, setup } from 'xstate'
import { retryDelay } from '../retry'
import { unprovided } from '../unprovided'
import { type Direction, directionOf, type Language } from './languages'

const firstWait = 350
const longestWait = 10_000
const maxRetries = 5

const languageSetup = setup({
  types: {
    /** `language` is on the screen, `wanted` is on its way; `attempt` counts the retries of the load under way. */
    context: {} as { language: Language; direction: Direction; wanted: Language; attempt: number },
    input: {} as { language: Language },
    events: {} as { type: 'language.choose'; language: Language } | { type: 'language.retry' },
    emitted: {} as { type: 'languageChanged'; language: Language; direction: Direction },
    tags: {} as 'texts' | 'busy' | 'failed',
  },
  actors: { loadTexts: fromPromise<void, { language: Language }>(unprovided('texts')) },
  actions: {
    setWanted: assign((_, { language }: { language: Language }) => ({ wanted: language, attempt: 0 })),
    setLanguage: assign(({ context }) => ({ language: context.wanted, direction: directionOf(context.wanted) })),
    tellLanguage: emit(({ context: { language, direction } }) => ({ type: 'languageChanged', language, direction })),
    countRetry: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetRetries: assign({ attempt: 0 }),
  },
  guards: { retriesAreLeft: ({ context }) => context.attempt < maxRetries },
  delays: { backoff: ({ context }) => retryDelay(context.attempt + 1, { first: firstWait, longest: longestWait }) },
})

const load = languageSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadTexts',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: { target: '#language.shown', actions: ['setLanguage', 'tellLanguage'] },
        onError: [{ guard: 'retriesAreLeft', target: 'waiting' }, { target: 'failed' }],
      },
    },
    waiting: { tags: 'busy', after: { backoff: { target: 'loading', actions: 'countRetry' } } },
    failed: { tags: 'failed', on: { 'language.retry': { target: 'loading', actions: 'forgetRetries' } } },
  },
})

/** The language of the interface: loads its texts, retries on failure, and keeps the current texts meanwhile. */
export const languageMachine = languageSetup.createMachine({
  id: 'language',
  context: ({ input: { language } }) => ({ language, direction: directionOf(language), wanted: language, attempt: 0 }),
  on: {
    'language.choose': { target: '.changing', actions: { type: 'setWanted', params: ({ event }) => event } },
  },
  initial: 'starting',
  states: {
    // no texts are loaded yet
    starting: {
      ...load,
      on: {
        'language.choose': { target: '.loading', actions: { type: 'setWanted', params: ({ event }) => event } },
      },
    },
    shown: { tags: 'texts' },
    changing: { tags: 'texts', ...load },
  },
})
