import { appointmentMachine } from '@clinic/core/appointment'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'
import { StateTag } from './state-tag'

const meta = { title: 'Lifecycles/Appointment' } satisfies Meta
export default meta

const at = (state: StateOf<typeof appointmentMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={appointmentMachine} state={state}>
      <StateTag state={state} />
    </LifecycleState>
  ),
})

export const Booked = at('booked')
export const Confirmed = at('confirmed')
export const Arrived = at('arrived')
export const NoShow = at('no_show')
export const Cancelled = at('cancelled')
