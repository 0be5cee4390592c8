import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, type EmittedFrom, type EventFrom } from 'xstate'
import { pathCoverage, paths, preferenceModel, randomWalk, type Walk } from '../testing'
import { type PreferenceSetting, preferenceMachine } from './preference.machine'
import {
  type PreferenceName,
  type Preferences,
  preferenceDefaults,
  preferenceNames,
  preferenceValues,
} from './preferences'

const walked = pathCoverage(preferenceMachine)

function startPreference(preferences: Preferences = preferenceDefaults) {
  const emitted: EmittedFrom<typeof preferenceMachine>[] = []
  const preference = createActor(preferenceMachine, { input: { preferences }, inspect: walked.inspect })
  preference.on('*', (event) => emitted.push(event))
  return { preference: preference.start(), emitted }
}

/** Each preference as it is by default, and another value to choose. */
const choices: { byDefault: PreferenceSetting; chosen: PreferenceSetting }[] = [
  { byDefault: { name: 'mode', value: 'light' }, chosen: { name: 'mode', value: 'dark' } },
  { byDefault: { name: 'direction', value: 'ltr' }, chosen: { name: 'direction', value: 'rtl' } },
  { byDefault: { name: 'layout', value: 'vertical' }, chosen: { name: 'layout', value: 'mini' } },
  { byDefault: { name: 'contrast', value: 'bold' }, chosen: { name: 'contrast', value: 'default' } },
  { byDefault: { name: 'preset', value: 'blue' }, chosen: { name: 'preset', value: 'pink' } },
  { byDefault: { name: 'stretch', value: false }, chosen: { name: 'stretch', value: true } },
  { byDefault: { name: 'shortcuts', value: true }, chosen: { name: 'shortcuts', value: false } },
  { byDefault: { name: 'probing', value: 'arch' }, chosen: { name: 'probing', value: 'tooth' } },
]

function preferenceWalk({ byDefault, chosen }: (typeof choices)[number]): Walk<typeof preferenceModel> {
  const { preference, emitted } = startPreference()
  const { name } = byDefault
  // those with a third value
  const toggled = name === 'preset' ? 'default' : name === 'probing' ? 'quadrant' : chosen.value
  const is = (value: Preferences[PreferenceName]) => {
    expect(preference.getSnapshot().context).toEqual({ ...preferenceDefaults, [name]: value })
    const last = emitted.at(-1)
    if (last?.type === 'preferenceChanged') expect(last).toEqual({ type: 'preferenceChanged', name, value })
  }
  return {
    states: { asDefault: () => is(byDefault.value), toggled: () => is(toggled), chosen: () => is(chosen.value) },
    events: {
      toggle: () => preference.send({ type: 'preference.toggle', name }),
      choose: () => preference.send({ type: 'preference.set', ...chosen }),
      chooseDefault: () => preference.send({ type: 'preference.set', ...byDefault }),
      reset: () => preference.send({ type: 'preference.reset' }),
    },
  }
}

for (const choice of choices) {
  describe(`preference ${choice.chosen.name}, by the spec model`, () => {
    for (const { name, run } of paths(preferenceModel, 'simple')) it(name, () => run(preferenceWalk(choice)))
  })
}

describe('preference', () => {
  it('starts with the stored values', () => {
    const stored: Preferences = { ...preferenceDefaults, mode: 'dark', stretch: true }
    expect(startPreference(stored).preference.getSnapshot().context).toEqual(stored)
  })

  it('comes back to where it was after as many toggles as there are values', () => {
    const { preference } = startPreference()
    for (const name of preferenceNames) {
      const seen: unknown[] = preferenceValues[name].map(() => {
        preference.send({ type: 'preference.toggle', name })
        return preference.getSnapshot().context[name]
      })
      expect(seen.at(-1)).toBe(preferenceDefaults[name])
      expect(seen.sort()).toEqual([...preferenceValues[name]].sort())
    }
  })

  it('emits each change with its new value, and a reset as one event', () => {
    const { preference, emitted } = startPreference()
    preference.send({ type: 'preference.toggle', name: 'mode' })
    preference.send({ type: 'preference.set', name: 'preset', value: 'pink' })
    preference.send({ type: 'preference.reset' })
    expect(emitted).toEqual([
      { type: 'preferenceChanged', name: 'mode', value: 'dark' },
      { type: 'preferenceChanged', name: 'preset', value: 'pink' },
      { type: 'preferencesReset' },
    ])
  })

  it('resets all at once', () => {
    const { preference } = startPreference()
    for (const name of preferenceNames) preference.send({ type: 'preference.toggle', name })
    preference.send({ type: 'preference.reset' })
    expect(preference.getSnapshot().context).toEqual(preferenceDefaults)
  })

  it('on any walk has a value of each, one of those it may have', async () => {
    const events: EventFrom<typeof preferenceMachine>[] = [
      ...preferenceNames.map((name) => ({ type: 'preference.toggle', name }) as const),
      ...choices.map(({ chosen }) => ({ type: 'preference.set', ...chosen }) as const),
      { type: 'preference.reset' },
    ]
    for (const seed of [1, 2, 3]) {
      await randomWalk(startPreference().preference, events, {
        seed,
        steps: 100,
        always: ({ context }) => {
          expect(Object.keys(context)).toEqual(Object.keys(preferenceDefaults))
          for (const name of preferenceNames) expect(preferenceValues[name]).toContain(context[name])
        },
      })
    }
  })

  it('has walked every transition of the machine in these tests', () => {
    expect(walked.missing()).toEqual([])
  })

  it('takes only a value that belongs to the name', () => {
    expectTypeOf<{ name: 'mode'; value: 'dark' }>().toExtend<PreferenceSetting>()
    expectTypeOf<{ name: 'mode'; value: 'pink' }>().not.toExtend<PreferenceSetting>()
    expectTypeOf<(typeof preferenceNames)[number]>().toEqualTypeOf<PreferenceName>()
  })
})

// Mutants tried, one at a time, and seen to die:
// - toggle always of the mode, of nothing, to the present value, past the last value without coming round
// - set without effect; reset of the mode only, with a wrong value, without effect, without its event
// - a change not told, told before it is made, with the value or the name of another preference
// - the stored preferences ignored at the start
// - a preset left out, the presets in another order, other defaults
