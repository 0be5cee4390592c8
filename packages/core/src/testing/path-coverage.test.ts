import { expect, it } from 'vitest'
import { createActor, fromPromise, setup, waitFor } from 'xstate'
import { pathCoverage } from './path-coverage'

const errand = setup({
  types: { events: {} as { type: 'go' } | { type: 'stop' } },
  actors: { walk: fromPromise<void>(async () => {}) },
  guards: { itRains: () => false },
}).createMachine({
  id: 'errand',
  initial: 'home',
  states: {
    home: { on: { go: [{ guard: 'itRains', target: 'home' }, { target: 'away' }] } },
    away: { invoke: { id: 'walk', src: 'walk', onDone: 'back' }, on: { stop: 'home' } },
    back: { always: { guard: 'itRains', target: 'home' } },
  },
})

it('tells what has not been walked yet', async () => {
  const walked = pathCoverage(errand)
  expect(walked.missing()).toEqual([
    'home',
    'away',
    'back',
    'home --go["itRains"]--> home',
    'home --go--> away',
    'away --stop--> home',
    'away --xstate.done.actor.walk--> back',
    'back --["itRains"]--> home',
  ])

  const actor = createActor(errand, { inspect: walked.inspect }).start()
  actor.send({ type: 'go' })
  await waitFor(actor, (snapshot) => snapshot.matches('back'))
  expect(walked.missing()).toEqual([
    'home --go["itRains"]--> home',
    'away --stop--> home',
    'back --["itRains"]--> home',
  ])
})

it('counts a machine with other implementations as the same, and another machine not at all', () => {
  const walked = pathCoverage(errand)
  createActor(errand.provide({ guards: { itRains: () => true } }), { inspect: walked.inspect })
    .start()
    .send({ type: 'go' })
  expect(walked.missing()).not.toContain('home --go["itRains"]--> home')

  const other = pathCoverage(setup({}).createMachine({ initial: 'home', states: { home: {} } }))
  createActor(errand, { inspect: other.inspect }).start()
  expect(other.missing()).toEqual(['home'])
})
