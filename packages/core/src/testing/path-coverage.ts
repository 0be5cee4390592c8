import { type AnyStateMachine, type AnyTransitionDefinition, type InspectionEvent, isMachineSnapshot } from 'xstate'
import { nodesOf, statesIn, statesOf } from './state'

/** Which states and transitions of a machine its tests have not walked yet. */
export function pathCoverage(machine: AnyStateMachine) {
  const missing = new Set<string>([...statesOf(machine), ...transitionsOf(machine)])
  const walk = (names: string[]) => {
    for (const name of names) missing.delete(name)
  }
  return {
    /** For `createActor(machine, { inspect })`. */
    inspect(inspected: InspectionEvent) {
      if (!('snapshot' in inspected) || !isMachineSnapshot(inspected.snapshot)) return
      if (inspected.snapshot.machine.config !== machine.config) return // a child, or another machine
      walk(statesIn(inspected.snapshot))
      if (inspected.type === '@xstate.microstep') walk(inspected._transitions.map(nameOf))
    },
    missing: () => Array.from(missing),
  }
}

export const transitionsOf = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root)
    .flatMap((node) => [...Array.from(node.transitions.values()).flat(), ...(node.always ?? [])])
    .map(nameOf)

/** `loggedIn --session.logout--> loggingOut` */
export function nameOf({ source, eventType, target, guard }: AnyTransitionDefinition): string {
  const targets = target?.map((node) => node.path.join('.')).join(' ') ?? ''
  const condition = guard ? `[${JSON.stringify(guard)}]` : ''
  return `${source.path.join('.')} --${eventType}${condition}--> ${targets}`
}
