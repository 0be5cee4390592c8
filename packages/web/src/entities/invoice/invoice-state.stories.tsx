import { invoiceMachine, invoiceStates } from '@clinic/core/invoice'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Invoice' } satisfies Meta
export default meta

const at = (state: StateOf<typeof invoiceMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={invoiceMachine} state={state}>
      <ValueTag of={invoiceStates} value={state} />
    </LifecycleState>
  ),
})

export const Draft = at('draft')
export const Discarded = at('discarded')
export const Issued = at('issued')
export const PartlyPaid = at('partly_paid')
export const Paid = at('paid')
export const Void = at('void')
export const WrittenOff = at('written_off')
