import { instalmentPlanMachine, instalmentPlanStates } from '@clinic/core/instalment'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Instalment plan' } satisfies Meta
export default meta

const at = (state: StateOf<typeof instalmentPlanMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={instalmentPlanMachine} state={state}>
      <ValueTag of={instalmentPlanStates} value={state} />
    </LifecycleState>
  ),
})

export const Active = at('active')
export const Settled = at('settled')
export const Defaulted = at('defaulted')
export const Cancelled = at('cancelled')
