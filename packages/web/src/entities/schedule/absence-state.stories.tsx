import { absenceMachine, absenceStates } from '@clinic/core/schedule'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Absence' } satisfies Meta
export default meta

const at = (state: StateOf<typeof absenceMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={absenceMachine} state={state}>
      <ValueTag of={absenceStates} value={state} />
    </LifecycleState>
  ),
})

export const Requested = at('requested')
export const Approved = at('approved')
export const Rejected = at('rejected')
export const Cancelled = at('cancelled')
