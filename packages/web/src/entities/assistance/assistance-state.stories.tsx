import { assistanceMachine, assistanceStates } from '@clinic/core/assistance'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Assistance' } satisfies Meta
export default meta

const at = (state: StateOf<typeof assistanceMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={assistanceMachine} state={state}>
      <ValueTag of={assistanceStates} value={state} />
    </LifecycleState>
  ),
})

export const Assigned = at('assigned')
export const Preparing = at('preparing')
export const Assisting = at('assisting')
export const Done = at('done')
export const Reassigned = at('reassigned')
