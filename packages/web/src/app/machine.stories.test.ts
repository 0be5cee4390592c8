import { statesOf } from '@clinic/core/testing'
import { expect, it } from 'vitest'
import { machineFileCount, machines, storiesOf } from '../testing/machine-stories'
import * as statecharts from '../testing/statecharts.stories'

it('finds the machines of core', () => {
  expect(machines.size).toBe(machineFileCount)
})

it('draws every machine in Storybook', () => {
  const { default: _, ...charts } = statecharts
  const drawn = Object.values(charts).map(({ parameters }) => parameters?.machine)
  expect(drawn.sort()).toEqual([...machines.keys()].sort())
})

it.each([...machines])('every state of %s has a story', { timeout: 60_000 }, async (name, machine) => {
  const states = new Set((await storiesOf(name)).map(({ state }) => state))
  expect([...states].sort()).toEqual([...statesOf(machine)].sort())
})

// Seen to fail: without the story of an import that is done, without the file with those of a room's maintenance, without the chart of vital signs.
