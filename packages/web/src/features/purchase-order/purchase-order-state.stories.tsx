import { purchaseOrderMachine, purchaseOrderStates } from '@clinic/core/purchase-order'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Purchase order' } satisfies Meta
export default meta

const at = (state: StateOf<typeof purchaseOrderMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={purchaseOrderMachine} state={state}>
      <ValueTag of={purchaseOrderStates} value={state} />
    </LifecycleState>
  ),
})

export const Draft = at('draft')
export const Approved = at('approved')
export const Ordered = at('ordered')
export const PartiallyReceived = at('partially_received')
export const Received = at('received')
export const Cancelled = at('cancelled')
