import type { StateOf } from '@clinic/core/testing'
import { treatmentPlanMachine, treatmentPlanStates } from '@clinic/core/treatment-plan'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Treatment plan' } satisfies Meta
export default meta

const at = (state: StateOf<typeof treatmentPlanMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={treatmentPlanMachine} state={state}>
      <ValueTag of={treatmentPlanStates} value={state} />
    </LifecycleState>
  ),
})

export const Draft = at('draft')
export const Proposed = at('proposed')
export const Accepted = at('accepted')
export const Declined = at('declined')
export const Completed = at('completed')
export const Closed = at('closed')
export const Replaced = at('replaced')
