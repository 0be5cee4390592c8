import { expect, it } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { randomWalk, settled } from './random-walk'

const toggle = setup({ types: { events: {} as { type: 'on' } | { type: 'off' } } }).createMachine({
  initial: 'off',
  states: { off: { on: { on: 'on' } }, on: { on: { off: 'off' } } },
})

const walk = async (seed: number) => {
  const seen: string[] = []
  await randomWalk(createActor(toggle).start(), [{ type: 'on' }, { type: 'off' }], {
    seed,
    steps: 20,
    always: ({ value }) => void seen.push(value),
  })
  return seen.join(' ')
}

it('walks the same way for the same seed, and another way for another', async () => {
  expect(await walk(1)).toBe(await walk(1))
  expect(await walk(1)).not.toBe(await walk(2))
  expect(new Set((await walk(1)).split(' '))).toEqual(new Set(['on', 'off']))
})

it('stops where something is not true that must always be', async () => {
  const neverOn = (snapshot: { value: string }) => expect(snapshot.value).toBe('off')
  const wandering = randomWalk(createActor(toggle).start(), [{ type: 'on' }], { seed: 1, steps: 20, always: neverOn })
  await expect(wandering).rejects.toThrow("expected 'on' to be 'off'")
})

it('ends in a final state', async () => {
  const once = setup({}).createMachine({
    initial: 'on',
    states: { on: { on: { off: 'off' } }, off: { type: 'final' } },
  })
  let steps = 0
  await randomWalk(createActor(once).start(), [{ type: 'off' }], { seed: 1, steps: 20, always: () => void steps++ })
  expect(steps).toBe(2)
})

it('needs events', async () => {
  const wandering = randomWalk(createActor(toggle).start(), [], { seed: 1, steps: 1, always: () => {} })
  await expect(wandering).rejects.toThrow('randomWalk: there are no events to send')
})

it('lets time pass by the given way', async () => {
  let settles = 0
  const settle = async () => void settles++
  await randomWalk(createActor(toggle).start(), [{ type: 'on' }], { seed: 1, steps: 20, always: () => {}, settle })
  expect(settles).toBeGreaterThan(0)
})

it('settles promises that are already answered', async () => {
  const fetching = setup({
    actors: { fetch: fromPromise(async () => [await null, await null, await null]) },
  }).createMachine({
    initial: 'waiting',
    states: { waiting: { invoke: { src: 'fetch', onDone: 'done' } }, done: {} },
  })
  const actor = createActor(fetching).start()
  expect(actor.getSnapshot().value).toBe('waiting')
  await settled()
  expect(actor.getSnapshot().value).toBe('done')
})
