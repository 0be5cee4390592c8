import { expenseMachine, expenseStates } from '@clinic/core/expense'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Expense' } satisfies Meta
export default meta

const at = (state: StateOf<typeof expenseMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={expenseMachine} state={state}>
      <ValueTag of={expenseStates} value={state} />
    </LifecycleState>
  ),
})

export const Recorded = at('recorded')
export const Void = at('void')
