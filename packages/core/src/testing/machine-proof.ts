import { describe, expect, it } from 'vitest'
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventFrom,
  type EventObject,
  SimulatedClock,
  transition,
} from 'xstate'
import { isSoak, scaled } from '../../../../scale'
import { randomWalk, settled } from './random-walk'
import { nodesOf, type StateOf, statesIn, statesOf } from './state'

// Seen to fail: 'session.logout' taken by loggedOut as well (pairs); `assertEvent` of another event (walks); a world in which
// six tries in a row never fail (states reached).

/** The world around a machine in a walk: replies that come, fail or never come, and time that passes. */
interface World {
  clock: SimulatedClock
  answer: <Value>(value: Value) => Promise<Value>
}

interface Proof<Machine extends AnyStateMachine> {
  start: (world: World) => Actor<Machine>
  /** Every event with every payload that matters. */
  events: EventFrom<Machine>[]
  /** The events each state ignores on purpose; every other pair of state and event must be handled. */
  ignored: { [State in StateOf<Machine>]?: EventFrom<Machine>['type'][] }
  /** How many events a walk sends: more where the way to the last state is long. */
  steps?: number
}

/** Proves that a machine walks at random without an error, reaches every state, and is deaf to nothing but what is `ignored`. */
export function provesMachine<Machine extends AnyStateMachine>(
  file: string,
  machine: Machine,
  proof: Proof<Machine>,
): void

export function provesMachine(
  file: string,
  machine: AnyStateMachine,
  { start, events, ignored, steps = 20 }: Proof<AnyStateMachine>,
) {
  const seen = new Map<string, AnyMachineSnapshot>()

  describe(`3a-29: ${file}`, () => {
    it('walks at random without an error, and reaches every state', {
      timeout: isSoak ? 600_000 : 30_000,
    }, async () => {
      for (let seed = 1; seed <= scaled(20_000); seed++) {
        const errors: unknown[] = []
        const { world, settle } = worldOf(seed)
        const actor = start(world)
        actor.subscribe({ error: (error) => errors.push(error) })
        const always = (snapshot: AnyMachineSnapshot) => {
          if (snapshot.status === 'error') throw new Error(`The walk of seed ${seed} ends in an error`)
          for (const state of statesIn(snapshot)) if (!seen.has(state)) seen.set(state, snapshot)
        }
        always(actor.getSnapshot())
        await randomWalk(actor.start(), events, { seed, steps, always, settle })
        actor.stop()
        if (errors.length > 0) throw new Error(`The walk of seed ${seed} fails`, { cause: errors[0] })
      }
      expect(Array.from(seen.keys()).sort()).toEqual([...statesOf(machine)].sort())
    })

    it('is called by the name of its file', () => {
      const [name = ''] = file.split('/').slice(-1)
      expect(machine.id).toBe(name.replace('.machine.ts', '').replace(/-(.)/g, (_, letter) => letter.toUpperCase()))
    })

    it('rejects with the name of what nobody provided, or does nothing', async () => {
      const { actors } = machine.implementations
      const invoked = nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => src))
      expect(Object.keys(actors).sort()).toEqual([...new Set(invoked)].sort())
      for (const logic of Object.values(actors)) {
        const actor = createActor('src' in logic ? logic.src : logic)
        actor.subscribe({ error: () => {} })
        actor.start()
        await settled()
        const { status, error } = actor.getSnapshot()
        if (status === 'error') expect(String(error)).toMatch(/^Error: No \w+ callback provided$/)
        else expect(status).toBe('active')
      }
    })

    it('handles every event in every state, or is deaf to it on purpose', () => {
      const types = new Set(events.map(({ type }) => type))
      const external = machine.events.filter((type) => !type.startsWith('xstate.'))
      expect(Array.from(types).sort(), 'the sample events').toEqual(external.sort())

      const deaf = nodesOf(machine.root)
        .filter(({ type }) => type === 'atomic')
        .map((node) => [node.path.join('.'), Array.from(types).filter((type) => !handles(node, type))] as const)
      expect(Object.fromEntries(deaf.filter(([state, events]) => events.length > 0 && seen.has(state)))).toEqual(
        ignored,
      )
    })

    it('does nothing at all for an event it ignores, and throws for none', () => {
      for (const [state, snapshot] of seen)
        for (const event of snapshot.status === 'active' ? events : []) {
          const [after, effects] = transition(machine, snapshot, event)
          if (isIgnored(ignored, state, event))
            expect({ state, event, value: after.value, context: after.context, effects }).toEqual({
              state,
              event,
              value: snapshot.value,
              context: snapshot.context,
              effects: [],
            })
        }
    })
  })
}

const handles = (node: AnyStateNode, type: string): boolean =>
  node.transitions.has(type) || (node.parent !== undefined && handles(node.parent, type))

const isIgnored = (ignored: Record<string, string[] | undefined>, state: string, event: EventObject) =>
  ignored[state]?.includes(event.type)

/** In one world of four nothing succeeds, in another only the first thing. */
function worldOf(seed: number) {
  let turn = seed
  const next = (of: number) => {
    turn = (Math.imul(turn, 1_103_515_245) + 12_345) & 0x7fffffff
    return (turn >>> 8) % of
  }
  const clock = new SimulatedClock()
  let answers = 0
  const world: World = {
    clock,
    answer: (value) => {
      answers += 1
      if (seed % 4 < 2) return answers <= seed % 4 ? Promise.resolve(value) : Promise.reject(new Error('no answer'))
      const luck = next(10)
      if (luck < 6) return Promise.resolve(value)
      return luck < 9 ? Promise.reject(new Error('no answer')) : new Promise(() => {})
    },
  }
  const settle = async () => {
    for (let round = next(7); round > 0; round--) {
      clock.increment(12_000)
      await settled()
    }
  }
  return { world, settle }
}
