import { assign, emit, setup } from 'xstate'
import { nextValue, type PreferenceName, type Preferences, preferenceDefaults } from './preferences'

/** One preference and a value it may have: `{ name: 'mode', value: 'dark' }`. */
export type PreferenceSetting = { [Name in PreferenceName]: { name: Name; value: Preferences[Name] } }[PreferenceName]

/** How the user likes the interface. The values are independent of each other, so they are context of one state. */
export const preferenceMachine = setup({
  types: {
    context: {} as Preferences,
    input: {} as { preferences: Preferences },
    events: {} as
      | { type: 'preference.toggle'; name: PreferenceName }
      | ({ type: 'preference.set' } & PreferenceSetting)
      | { type: 'preference.reset' },
    emitted: {} as
      | { type: 'preferenceChanged'; name: PreferenceName; value: Preferences[PreferenceName] }
      | { type: 'preferencesReset' },
  },
  actions: {
    togglePreference: assign(({ context }, { name }: { name: PreferenceName }) => ({
      [name]: nextValue(name, context[name]),
    })),
    setPreference: assign((_, { name, value }: PreferenceSetting) => ({ [name]: value })),
    resetPreferences: assign(preferenceDefaults),
    tellPreference: emit(({ context }, { name }: { name: PreferenceName }) => ({
      type: 'preferenceChanged',
      name,
      value: context[name],
    })),
  },
}).createMachine({
  id: 'preference',
  context: ({ input }) => input.preferences,
  on: {
    'preference.toggle': {
      actions: [
        { type: 'togglePreference', params: ({ event }) => event },
        { type: 'tellPreference', params: ({ event }) => event },
      ],
    },
    'preference.set': {
      actions: [
        { type: 'setPreference', params: ({ event }) => event },
        { type: 'tellPreference', params: ({ event }) => event },
      ],
    },
    'preference.reset': { actions: ['resetPreferences', emit({ type: 'preferencesReset' })] },
  },
})
