// @xstate/test stays behind this one file: `xstate/graph` has the same createTestModel for the day it is needed.
import { createTestModel } from '@xstate/test'
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, EventObject, SnapshotFrom } from 'xstate'
import { nameOf, transitionsOf } from './path-coverage'
import { type StateOf, statesIn, statesOf } from './state'

/** The implementation of a walk: a check for every state of the model, an action for every event. */
export interface Walk<Model extends AnyStateMachine> {
  states: { [State in StateOf<Model>]: (snapshot: SnapshotFrom<Model>) => void | Promise<void> }
  events: {
    [Type in EventFrom<Model>['type']]: (step: {
      event: Extract<EventFrom<Model>, { type: Type }>
    }) => void | Promise<void>
  }
}

export interface Path<Model extends AnyStateMachine> {
  /** `loginRightly, logout: left` */
  name: string
  run: (walk: Walk<Model>) => Promise<void>
}

/**
 * Paths through a spec model that together walk all of its states and all of its transitions; throws when they cannot.
 *
 * A spec model is a small machine without invoke and timers that says what the product promises. What matters is in its
 * states, not in its context. `shortest` goes to each state by one way, `simple` by every way that meets no state twice;
 * both then walk the transitions that are left. `events` gives payloads; an event without one need not be listed.
 */
export function paths<Model extends AnyStateMachine>(
  model: Model,
  kind: 'shortest' | 'simple',
  events?: EventFrom<Model>[],
): Path<Model>[]
export function paths(
  machine: AnyStateMachine,
  kind: 'shortest' | 'simple',
  events: EventObject[] = [],
): Path<AnyStateMachine>[] {
  const model = createTestModel(machine, {
    events,
    serializeState: placeOf,
    stateMatcher: (snapshot, state) => statesIn(snapshot).includes(state),
  })
  const found = kind === 'shortest' ? model.getShortestPaths() : model.getSimplePaths()
  const walked = new Set(found.flatMap(legsOf).map(nameOfLeg))
  const left = model
    .getAdjacencyList()
    .filter((leg) => !walked.has(nameOfLeg(leg)))
    .flatMap(({ state, event, nextState }) =>
      model.getShortestPaths({ toState: (other) => placeOf(other) === placeOf(state) }).map(({ steps, weight }) => ({
        state: nextState,
        steps: [...steps, { state: nextState, event }],
        weight: weight + 1,
      })),
    )
  const all = [...found, ...left]
  demandAll(machine, all)

  return all
    .filter((path) => !all.some((other) => other !== path && eventsOf(other).startsWith(eventsOf(path))))
    .map((path) => ({
      name: `${path.steps
        .map(({ event }) => event.type)
        .slice(1)
        .join(', ')}: ${placeOf(path.state)}`,
      async run(walk) {
        demandWalk(path, walk)
        await model.testPath(path, walk)
      },
    }))
}

interface Steps {
  /** The first is the start: its event is xstate.init. */
  steps: { state: AnyMachineSnapshot; event: EventObject }[]
}

const placeOf = (snapshot: AnyMachineSnapshot) => statesIn(snapshot).join(' ')
const eventsOf = ({ steps }: Steps) => steps.map(({ event }) => `${JSON.stringify(event)}\n`).join('')
const nameOfLeg = ({ state, event }: { state: AnyMachineSnapshot; event: EventObject }) =>
  `${placeOf(state)} ${JSON.stringify(event)}`

/** Each event of a path with the state it leaves. */
const legsOf = ({ steps }: Steps) =>
  steps.flatMap(({ state }, index) => {
    const next = steps[index + 1]
    return next ? [{ state, event: next.event }] : []
  })

function demandAll(machine: AnyStateMachine, all: Steps[]) {
  const walked = new Set([
    ...all.flatMap(({ steps }) => steps.flatMap(({ state }) => statesIn(state))),
    ...all.flatMap(legsOf).flatMap(({ state, event }) => machine.getTransitionData(state, event).map(nameOf)),
  ])
  const missing = [...statesOf(machine), ...transitionsOf(machine)].filter((name) => !walked.has(name))
  if (missing.length > 0) throw new Error(`paths: nothing walks ${missing.join(', ')}`)
}

function demandWalk({ steps }: Steps, { states, events }: Walk<AnyStateMachine>) {
  for (const { state, event } of steps) {
    if (event.type !== 'xstate.init' && !(event.type in events))
      throw new Error(`paths: no deed for event ${event.type}`)
    for (const name of statesIn(state)) if (!(name in states)) throw new Error(`paths: no check for state ${name}`)
  }
}
