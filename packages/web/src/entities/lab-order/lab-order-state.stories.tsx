import { labOrderMachine, labOrderStates } from '@clinic/core/lab-order'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Lab order' } satisfies Meta
export default meta

const at = (state: StateOf<typeof labOrderMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={labOrderMachine} state={state}>
      <ValueTag of={labOrderStates} value={state} />
    </LifecycleState>
  ),
})

export const Draft = at('draft')
export const Sent = at('sent')
export const Received = at('received')
export const Returned = at('returned')
export const Fitted = at('fitted')
export const Cancelled = at('cancelled')
