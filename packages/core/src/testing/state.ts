import {
  Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type ContextFrom,
  pathToStateValue,
  type SnapshotFrom,
} from 'xstate'

/** A leaf state by its path: `'shown'`, `'changing.loading'`. */
export type StateOf<Machine extends AnyStateMachine> = Leaf<SnapshotFrom<Machine>['value']>
type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Leaf<NonNullable<Value[Key]>>}` }[keyof Value & string]

/** Every state in which an actor of this machine can come to rest. */
export function statesOf<Machine extends AnyStateMachine>(machine: Machine): StateOf<Machine>[]
export function statesOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .filter((node) => isLeaf(node) && !node.always?.some(({ guard }) => !guard))
    .map(pathOf)
}

/** The states a snapshot is in: one, or one for each parallel region. */
export const statesIn = (snapshot: AnyMachineSnapshot): string[] => snapshot._nodes.filter(isLeaf).map(pathOf).sort()

/** A running actor that starts in the given state: nothing is invoked and no timer runs until an event moves it. */
export function actorAt<Machine extends AnyStateMachine>(
  machine: Machine,
  state: StateOf<Machine>,
  context: ContextFrom<Machine>,
): Actor<Machine> {
  const snapshot = machine.resolveState({ value: pathToStateValue(state.split('.')), context })
  return new Actor(machine, { snapshot }).start()
}

/** A node and everything below it. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final'
const pathOf = (node: AnyStateNode) => node.path.join('.')
