import { readFileSync } from 'node:fs'
import {
  actorAt,
  assign,
  createActor,
  fromPromise,
  pathCoverage,
  paths,
  SimulatedClock,
  settled,
  setup,
  statesOf,
  type Walk,
} from '@clinic/core/testing'
import { describe, expect, it } from 'vitest'

// #region machine
const callMachine = setup({
  types: {
    context: {} as { missed: number },
    events: {} as { type: 'patient.call' } | { type: 'patient.arrived' },
  },
  actors: { announce: fromPromise<void>(() => Promise.reject(new Error('No announce callback provided'))) },
  actions: { countMissed: assign({ missed: ({ context }) => context.missed + 1 }) },
  guards: { missedTwice: ({ context }) => context.missed === 2 },
}).createMachine({
  id: 'call',
  context: { missed: 0 },
  initial: 'waiting',
  states: {
    waiting: { on: { 'patient.call': 'announcing' } },
    announcing: { invoke: { src: 'announce', onDone: 'called', onError: 'waiting' } },
    called: {
      on: { 'patient.arrived': 'arrived' },
      after: {
        60000: [
          { guard: 'missedTwice', target: 'lapsed' },
          { target: 'waiting', actions: 'countMissed' },
        ],
      },
    },
    arrived: { type: 'final' },
    lapsed: { type: 'final' },
  },
})
// #endregion

// #region model
const callModel = setup({
  types: { events: {} as { type: 'call' } | { type: 'callInVain' } | { type: 'arrive' } | { type: 'letMinutePass' } },
}).createMachine({
  id: 'call',
  initial: 'waiting',
  states: {
    waiting: { on: { call: 'called', callInVain: 'waiting' } },
    called: { on: { arrive: 'arrived', letMinutePass: 'missedOnce' } },
    missedOnce: { on: { call: 'calledAgain' } },
    calledAgain: { on: { arrive: 'arrived', letMinutePass: 'missedTwice' } },
    missedTwice: { on: { call: 'calledLast' } },
    calledLast: { on: { arrive: 'arrived', letMinutePass: 'lapsed' } },
    arrived: {},
    lapsed: {},
  },
})
// #endregion

// #region walk
const walked = pathCoverage(callMachine)

function callWalk(): Walk<typeof callModel> {
  const clock = new SimulatedClock()
  let speakerWorks = true
  const announce = fromPromise<void>(async () => {
    if (!speakerWorks) throw new Error('The speaker is off')
  })
  const actor = createActor(callMachine.provide({ actors: { announce } }), { clock, inspect: walked.inspect }).start()
  const call = (options: { speakerWorks: boolean }) => {
    speakerWorks = options.speakerWorks
    actor.send({ type: 'patient.call' })
    return settled()
  }
  const is = (value: string, missed: number) => () => {
    expect(actor.getSnapshot().value).toBe(value)
    expect(actor.getSnapshot().context.missed).toBe(missed)
  }
  return {
    states: {
      waiting: is('waiting', 0),
      called: is('called', 0),
      missedOnce: is('waiting', 1),
      calledAgain: is('called', 1),
      missedTwice: is('waiting', 2),
      calledLast: is('called', 2),
      arrived: () => expect(actor.getSnapshot().value).toBe('arrived'),
      lapsed: is('lapsed', 2),
    },
    events: {
      call: () => call({ speakerWorks: true }),
      callInVain: () => call({ speakerWorks: false }),
      arrive: () => actor.send({ type: 'patient.arrived' }),
      letMinutePass: () => clock.increment(60_000),
    },
  }
}
// #endregion

// #region tests
describe('calling a patient', () => {
  for (const { name, run } of paths(callModel, 'simple')) it(name, () => run(callWalk()))

  it('has walked every state and every transition of the machine in these tests', () => {
    expect(walked.missing()).toEqual([])
  })
})
// #endregion

// #region stories
it('can be shown in every state', () => {
  for (const state of statesOf(callMachine)) {
    const actor = actorAt(callMachine, state, { missed: 1 })
    expect(actor.getSnapshot().value).toBe(state)
  }
})
// #endregion

it('is what the guide shows', () => {
  const text = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const regions = text('model-based-testing.test.ts').matchAll(/\/\/ #region \w+\n(.*?)\n\/\/ #endregion/gs)
  const shown = Array.from(text('model-based-testing.md').matchAll(/```ts\n(.*?)\n```/gs), ([, code]) => code)
  expect(shown).toEqual(Array.from(regions, ([, code]) => code))
})
