import { approvalMachine, approvalStates } from '@clinic/core/approval'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Approval' } satisfies Meta
export default meta

const at = (state: StateOf<typeof approvalMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={approvalMachine} state={state}>
      <ValueTag of={approvalStates} value={state} />
    </LifecycleState>
  ),
})

export const Requested = at('requested')
export const Granted = at('granted')
export const Refused = at('refused')
export const Withdrawn = at('withdrawn')
export const Expired = at('expired')
