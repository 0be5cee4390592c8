import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createActor, type EventFrom, type StateValueFrom } from 'xstate'
import { canMove, nextState } from '../lifecycle'
import { pathCoverage } from './path-coverage'
import { paths } from './paths'
import { type StateOf, statesOf } from './state'

interface Words<Machine extends AnyStateMachine, Model extends AnyStateMachine> {
  /** The state of the contract for each state of the model. */
  states: { [Told in StateOf<Model>]: StateOf<Machine> & StateValueFrom<Machine> }
  /** The event of the machine for each event of the model. */
  events: { [Told in EventFrom<Model>['type']]: EventFrom<Machine>['type'] }
}

/**
 * Proves that a lifecycle (a machine without context, timers and actors) does what its spec model says, by every path, and
 * allows nothing else. In a file of its own because it needs Vitest, which scripts that draw machines do not have.
 */
export function provesLifecycle<Machine extends AnyStateMachine, Model extends AnyStateMachine>(
  name: string,
  machine: Machine,
  model: Model,
  words: Words<Machine, Model>,
): void
export function provesLifecycle(
  name: string,
  machine: AnyStateMachine,
  model: AnyStateMachine,
  { states, events }: { states: Record<string, string>; events: Record<string, string> },
) {
  const eventsOf = Object.entries(events)
  const word = (of: Record<string, string>, key: string) => of[key] ?? ''

  describe(name, () => {
    it.each(statesOf(model))('that is %s allows what the model does, and nothing else', (key) => {
      const allowed = eventsOf.filter(([, type]) => canMove(machine, word(states, key), { type }))
      expect(allowed.map(([event]) => event).sort()).toEqual(Object.keys(model.config.states?.[key]?.on ?? {}).sort())
    })

    it('has no state and no event besides those of the model', () => {
      expect([...statesOf(machine)].sort()).toEqual(Object.values(states).sort())
      expect([...machine.events].sort()).toEqual(Object.values(events).sort())
    })
  })

  describe(`${name}, by the spec model`, () => {
    const walked = pathCoverage(machine)

    it.each(paths(model, 'shortest'))('$name', async ({ run }) => {
      const actor = createActor(machine, { inspect: walked.inspect }).start()
      let state: unknown = actor.getSnapshot().value
      const is = (key: string) => () =>
        expect([state, actor.getSnapshot().value]).toEqual([word(states, key), word(states, key)])
      const move = (key: string) => () => {
        const event = { type: word(events, key) }
        state = nextState(machine, String(state), event)
        actor.send(event)
      }
      await run({
        states: Object.fromEntries(Object.keys(states).map((key) => [key, is(key)])),
        events: Object.fromEntries(Object.keys(events).map((key) => [key, move(key)])),
      })
    })

    it('has walked every state and every transition', () => {
      expect(walked.missing()).toEqual([])
    })
  })
}
