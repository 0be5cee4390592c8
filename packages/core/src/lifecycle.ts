import {
  type AnyStateMachine,
  type EventFrom,
  type EventObject,
  type StateValue,
  type StateValueFrom,
  transition,
} from 'xstate'

/**
 * The state that a lifecycle moves to by an event, or null when the lifecycle does not allow it. Pure: the web asks it which
 * buttons to show, the server whether to make the change. Only for machines without context, timers and invoked actors.
 */
export function nextState<Machine extends AnyStateMachine>(
  machine: Machine,
  state: StateValueFrom<Machine> & StateValue,
  event: EventFrom<Machine> & EventObject,
): StateValueFrom<Machine> | null
export function nextState(machine: AnyStateMachine, state: StateValue, event: EventObject): unknown {
  const before = machine.resolveState({ value: state, context: undefined })
  if (!before.can(event)) return null
  const [after] = transition(machine, before, event)
  return after.value
}

/** Whether the lifecycle allows the event in this state. */
export const canMove = <Machine extends AnyStateMachine>(
  machine: Machine,
  state: StateValueFrom<Machine> & StateValue,
  event: EventFrom<Machine> & EventObject,
): boolean => nextState(machine, state, event) !== null
