import { feeStatementMachine, feeStatementStates } from '@clinic/core/fee-statement'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Fee statement' } satisfies Meta
export default meta

const at = (state: StateOf<typeof feeStatementMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={feeStatementMachine} state={state}>
      <ValueTag of={feeStatementStates} value={state} />
    </LifecycleState>
  ),
})

export const Open = at('open')
export const Reviewed = at('reviewed')
export const Approved = at('approved')
export const Paid = at('paid')
