import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesOf } from './state'

/**
 * A machine as a statechart in Mermaid's words (`stateDiagram-v2`): its states, and on each arrow the events with their
 * guards. Transitions between the same two states share an arrow; what the root handles starts at "any state". Events that leave
 * a state where it is stand inside it.
 */
export function drawingOf({ root }: AnyStateMachine): string {
  const arrows = new Map<string, string[]>()
  for (const node of nodesOf(root)) {
    for (const { eventType, target, guard } of [...node.transitions.values(), node.always ?? []].flat()) {
      const label = [wordsOf(eventType), guard ? `[${guardName(guard)}]` : ''].filter(Boolean).join(' ')
      for (const to of target ?? [node]) {
        const staysInside = to === node && (node.type === 'atomic' || node.path.length === 0)
        const arrow = staysInside ? idOf(node) : `${idOf(node)} --> ${idOf(to)}`
        arrows.set(arrow, [...(arrows.get(arrow) ?? []), label])
      }
    }
  }
  const anyState = root.transitions.size > 0 ? [`  state "any state" as ${idOf(root)}`] : []
  return [
    'stateDiagram-v2',
    ...anyState,
    ...childrenOf(root, '  '),
    ...Array.from(arrows, ([arrow, labels]) => `  ${arrow} : ${[...new Set(labels)].join('<br/>')}`),
    '',
  ].join('\n')
}

/** The states inside a node; regions of a parallel one are divided by a line. */
function childrenOf(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states)
  const first = node.initial?.target[0]
  return [
    ...(first ? [`${indent}[*] --> ${idOf(first)}`] : []),
    ...children.flatMap((child, index) => [
      ...(node.type === 'parallel' && index > 0 ? [`${indent}--`] : []),
      ...(Object.keys(child.states).length > 0
        ? [`${indent}state "${child.key}" as ${idOf(child)} {`, ...childrenOf(child, `${indent}  `), `${indent}}`]
        : [`${indent}state "${child.key}" as ${idOf(child)}`]),
      ...(child.type === 'final' ? [`${indent}${idOf(child)} --> [*]`] : []),
    ]),
  ]
}

const idOf = ({ path }: AnyStateNode) => path.join('_') || 'any'

/** `xstate.after.backoff.live.lost` is read as "after backoff". */
function wordsOf(event: string) {
  if (event === '') return 'at once'
  const [, kind, name] = /^xstate\.(after|done|error)\.(\w+)/.exec(event) ?? []
  return kind === 'after' ? `after ${name}` : kind ? { done: 'done', error: 'failed' }[kind] : event
}

const guardName = (guard: unknown) =>
  typeof guard === 'string'
    ? guard
    : typeof guard === 'object' && guard && 'type' in guard
      ? String(guard.type)
      : 'guard'
