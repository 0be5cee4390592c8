import { describe, expect, expectTypeOf, it } from 'vitest'
import { type AnyStateMachine, setup } from 'xstate'
import { paths, type Walk } from './paths'

const door = setup({
  types: { events: {} as { type: 'open' } | { type: 'close' } | { type: 'lock'; key: string } },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'opened', lock: { guard: ({ event }) => event.key === 'right', target: 'locked' } } },
    opened: { on: { close: 'closed' } },
    locked: {},
  },
})

const keys: { type: 'lock'; key: string }[] = [
  { type: 'lock', key: 'right' },
  { type: 'lock', key: 'wrong' },
]

/** A door that does as the model says, and tells what was done with it. */
function realDoor() {
  const done: string[] = []
  let state = 'closed'
  const is = (expected: string) => () => expect(state).toBe(expected)
  const become = (next: string, deed: string) => {
    state = next
    done.push(deed)
  }
  const walk: Walk<typeof door> = {
    states: { closed: is('closed'), opened: is('opened'), locked: is('locked') },
    events: {
      open: () => become('opened', 'open'),
      close: () => become('closed', 'close'),
      lock: ({ event: { key } }) => become(key === 'right' ? 'locked' : state, key),
    },
  }
  return { walk, done }
}

describe('paths', () => {
  it('walk every transition, also those that lead back, and every payload', async () => {
    const walked: string[][] = []
    for (const path of paths(door, 'shortest', keys)) {
      const { walk, done } = realDoor()
      await path.run(walk)
      walked.push(done)
    }
    expect(walked.sort()).toEqual([['open', 'close'], ['right'], ['wrong']])
  })

  it('have names that tell the way and the end', () => {
    const names = paths(door, 'simple', keys).map(({ name }) => name)
    expect(names.sort()).toEqual(['lock: closed', 'lock: locked', 'open, close: closed'])
  })

  it('of the simple kind go every way that meets no state twice', () => {
    const names = (kind: 'shortest' | 'simple') => paths(diamond, kind).map(({ name }) => name)
    expect(names('simple').sort()).toEqual(['left, on: end', 'right, on: end'])
    expect(names('shortest').sort()).toEqual(['left, on: end', 'right, on: end'])
    expect(paths(twoDiamonds, 'simple')).toHaveLength(4)
    expect(paths(twoDiamonds, 'shortest')).toHaveLength(3)
  })

  it('fail when the real thing is in another state', async () => {
    const { walk } = realDoor()
    const stuck = { ...walk, events: { ...walk.events, open: () => {} } }
    const [path] = paths(door, 'shortest', keys).filter(({ name }) => name.startsWith('open'))
    await expect(path?.run(stuck)).rejects.toThrow("expected 'closed' to be 'opened'")
  })

  it('throw for an event without a deed and for a state without a check', async () => {
    const [path] = paths<AnyStateMachine>(diamond, 'shortest')
    const states = { start() {}, left() {}, right() {} }
    const events = { left() {}, right() {}, on() {} }
    await expect(path?.run({ states, events })).rejects.toThrow('paths: no check for state end')
    await expect(path?.run({ states: { ...states, end() {} }, events: {} })).rejects.toThrow(
      'paths: no deed for event left',
    )
  })

  it('throw when a transition of the model can never be walked', () => {
    expect(() => paths(door, 'shortest', [{ type: 'lock', key: 'wrong' }])).toThrow(
      'paths: nothing walks locked, closed --lock',
    )
  })

  it('demand a check for each state and a deed for each event of the model', () => {
    expectTypeOf<keyof Walk<typeof door>['states']>().toEqualTypeOf<'closed' | 'opened' | 'locked'>()
    expectTypeOf<keyof Walk<typeof door>['events']>().toEqualTypeOf<'open' | 'close' | 'lock'>()
  })
})

const diamond = setup({}).createMachine({
  initial: 'start',
  states: {
    start: { on: { left: 'left', right: 'right' } },
    left: { on: { on: 'end' } },
    right: { on: { on: 'end' } },
    end: {},
  },
})

const twoDiamonds = setup({}).createMachine({
  initial: 'start',
  states: {
    start: { on: { left: 'left', right: 'right' } },
    left: { on: { on: 'middle' } },
    right: { on: { on: 'middle' } },
    middle: { on: { up: 'up', down: 'down' } },
    up: { on: { on: 'end' } },
    down: { on: { on: 'end' } },
    end: {},
  },
})
