import { medicineTransactionStates, transferMachine } from '@clinic/core/medicine-transaction'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Transfer' } satisfies Meta
export default meta

const at = (state: StateOf<typeof transferMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={transferMachine} state={state}>
      <ValueTag of={medicineTransactionStates} value={state} />
    </LifecycleState>
  ),
})

export const Draft = at('draft')
export const Sent = at('sent')
export const Received = at('received')
export const Cancelled = at('cancelled')
