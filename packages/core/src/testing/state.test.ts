import { describe, expect, expectTypeOf, it } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { actorAt, type StateOf, statesIn, statesOf } from './state'

let started = 0
const lamp = setup({
  types: { context: {} as { bulbs: number }, events: {} as { type: 'press' } },
  actors: { glow: fromPromise(async () => void started++) },
  guards: { broken: ({ context }) => context.bulbs === 0 },
}).createMachine({
  id: 'lamp',
  context: { bulbs: 1 },
  initial: 'unknown',
  states: {
    unknown: { always: [{ guard: 'broken', target: 'broken' }, { target: 'off' }] },
    off: { on: { press: 'on' }, always: { guard: 'broken', target: 'broken' } },
    on: {
      initial: 'dim',
      states: {
        dim: { invoke: { src: 'glow' }, after: { 10: 'bright' } },
        bright: { on: { press: '#lamp.off' } },
      },
    },
    broken: { type: 'final' },
  },
})

const radio = setup({}).createMachine({
  type: 'parallel',
  states: {
    sound: { initial: 'quiet', states: { quiet: {}, loud: {} } },
    light: { initial: 'dark', states: { dark: {}, lit: {} } },
  },
})

describe('statesOf', () => {
  it('names every leaf in which an actor can come to rest', () => {
    expect(statesOf(lamp)).toEqual(['off', 'on.dim', 'on.bright', 'broken'])
    expect(statesOf(radio)).toEqual(['sound.quiet', 'sound.loud', 'light.dark', 'light.lit'])
  })

  it('has a type that knows the names', () => {
    expectTypeOf<StateOf<typeof lamp>>().toEqualTypeOf<'unknown' | 'off' | 'on.dim' | 'on.bright' | 'broken'>()
  })
})

describe('actorAt', () => {
  it('starts in any state, with its context and without its effects', async () => {
    started = 0
    for (const state of statesOf(lamp)) {
      const snapshot = actorAt(lamp, state, { bulbs: 3 }).getSnapshot()
      expect(statesIn(snapshot)).toEqual([state])
      expect(snapshot.context).toEqual({ bulbs: 3 })
    }
    expect(started).toBe(0)
  })

  it('goes on from there when an event comes', () => {
    const actor = actorAt(lamp, 'off', { bulbs: 1 })
    actor.send({ type: 'press' })
    expect(statesIn(actor.getSnapshot())).toEqual(['on.dim'])
    expect(started).toBe(1)
  })
})

describe('statesIn', () => {
  it('names the leaf of each parallel region, in the same order however it came there', () => {
    expect(statesIn(actorAt(radio, 'sound.loud', {}).getSnapshot())).toEqual(['light.dark', 'sound.loud'])
    expect(statesIn(actorAt(radio, 'light.lit', {}).getSnapshot())).toEqual(['light.lit', 'sound.quiet'])
  })
})
