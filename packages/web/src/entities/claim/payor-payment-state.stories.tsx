import { payorPaymentMachine, payorPaymentStates } from '@clinic/core/payor-payment'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Payment of a payor' } satisfies Meta
export default meta

const at = (state: StateOf<typeof payorPaymentMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={payorPaymentMachine} state={state}>
      <ValueTag of={payorPaymentStates} value={state} />
    </LifecycleState>
  ),
})

export const Recorded = at('recorded')
export const Void = at('void')
