import { nextState } from '@clinic/core/lifecycle'
import type { StateOf } from '@clinic/core/testing'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { KeyValue } from '../ui/key-value'

type Machine = Parameters<typeof nextState>[0]

interface LifecycleStateProps<Of extends Machine> {
  machine: Of
  state: StateOf<Of>
  /** The part of a screen that shows the state. */
  children: ReactNode
}

/** Shows one state of a lifecycle in a story: its part of the screen, and the next events, read from the machine. */
export function LifecycleState<Of extends Machine>(props: LifecycleStateProps<Of>): ReactNode
export function LifecycleState({ machine, state, children }: LifecycleStateProps<Machine>) {
  const moves = machine.events.flatMap((type) => {
    const next = nextState(machine, state, { type })
    return next === null ? [] : [{ label: type, value: String(next) }]
  })
  return (
    <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
      {children}
      {moves.length > 0 ? <KeyValue pairs={moves} /> : <p>{'This state is the last one.'}</p>}
    </div>
  )
}
