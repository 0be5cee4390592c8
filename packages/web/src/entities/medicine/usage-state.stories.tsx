import type { StateOf } from '@clinic/core/testing'
import { usageMachine, usageStates } from '@clinic/core/usage'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Usage' } satisfies Meta
export default meta

const at = (state: StateOf<typeof usageMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={usageMachine} state={state}>
      <ValueTag of={usageStates} value={state} />
    </LifecycleState>
  ),
})

export const Draft = at('draft')
export const Posted = at('posted')
export const Cancelled = at('cancelled')
