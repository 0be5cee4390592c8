import { medicalAlertMachine, medicalAlertStates } from '@clinic/core/medical-alert'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Medical alert' } satisfies Meta
export default meta

const at = (state: StateOf<typeof medicalAlertMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={medicalAlertMachine} state={state}>
      <ValueTag of={medicalAlertStates} value={state} />
    </LifecycleState>
  ),
})

export const Active = at('active')
export const Resolved = at('resolved')
export const EnteredInError = at('entered_in_error')
