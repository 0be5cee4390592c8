import { createActor, fromPromise } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { type Language, languageMachine } from './index'

provesMachine('language/language.machine.ts', languageMachine, {
  start: ({ clock, answer }) =>
    createActor(
      languageMachine.provide({
        actors: { loadTexts: fromPromise<void, { language: Language }>(() => answer(undefined)) },
      }),
      { input: { language: 'en' }, clock },
    ),
  events: [
    { type: 'language.choose', language: 'id' },
    { type: 'language.choose', language: 'ar' },
    { type: 'language.retry' },
  ],
  ignored: {
    'starting.loading': ['language.retry'],
    'starting.waiting': ['language.retry'],
    shown: ['language.retry'],
    'changing.loading': ['language.retry'],
    'changing.waiting': ['language.retry'],
  },
})
