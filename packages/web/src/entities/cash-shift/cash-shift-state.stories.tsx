import { cashShiftMachine, cashShiftStates } from '@clinic/core/cash-shift'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Cash shift' } satisfies Meta
export default meta

const at = (state: StateOf<typeof cashShiftMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={cashShiftMachine} state={state}>
      <ValueTag of={cashShiftStates} value={state} />
    </LifecycleState>
  ),
})

export const Open = at('open')
export const Counted = at('counted')
export const Closed = at('closed')
