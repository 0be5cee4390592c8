import { createActor } from 'xstate'
import { provesMachine } from '../testing/machine-proof'
import { preferenceMachine, preferenceNames } from './index'

provesMachine('preference/preference.machine.ts', preferenceMachine, {
  start: () =>
    createActor(preferenceMachine, {
      input: {
        preferences: {
          mode: 'light',
          direction: 'ltr',
          contrast: 'bold',
          preset: 'blue',
          layout: 'vertical',
          stretch: false,
          shortcuts: true,
          probing: 'arch',
        },
      },
    }),
  events: [
    ...preferenceNames.map((name) => ({ type: 'preference.toggle', name }) as const),
    { type: 'preference.set', name: 'preset', value: 'pink' },
    { type: 'preference.reset' },
  ],
  ignored: {},
})
