import { bookingRequestMachine } from '@clinic/core/booking-request'
import { bookingRequestFixture, informationFixture, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LifecycleState } from '../../testing/lifecycle-state'
import { type Scene, success } from '../../testing/scene'
import { RequestStateTag } from './request-state-tag'

const meta = { title: 'Lifecycles/Booking request' } satisfies Meta
export default meta

const at = (state: StateOf<typeof bookingRequestMachine>): StoryObj => ({
  parameters: {
    state,
    scene: {
      role: 'front_office_clinic',
      replies: { 'GET /api/information': success(informationFixture()) },
    } satisfies Scene,
  },
  render: () => (
    <LifecycleState machine={bookingRequestMachine} state={state}>
      <RequestStateTag {...bookingRequestFixture({ state })} />
    </LifecycleState>
  ),
})

export const Requested = at('requested')
export const Booked = at('booked')
export const Declined = at('declined')
export const Withdrawn = at('withdrawn')
export const Expired = at('expired')
