import { informationFixture, type StateOf } from '@clinic/core/testing'
import { waitlistEntryMachine } from '@clinic/core/waitlist'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LifecycleState } from '../../../testing/lifecycle-state'
import { type Scene, success } from '../../../testing/scene'
import { waitlistEntryFixture } from '../appointment-fixture'
import { WaitlistPerson } from './waitlist-person'

const meta = { title: 'Lifecycles/Waitlist entry' } satisfies Meta
export default meta

/** The waiting list shows waiting entries; those booked or withdrawn are only read by their id. */
const at = (state: StateOf<typeof waitlistEntryMachine>): StoryObj => ({
  parameters: {
    state,
    scene: {
      role: 'front_office_clinic',
      replies: { 'GET /api/information': success(informationFixture()) },
    } satisfies Scene,
  },
  render: () => (
    <LifecycleState machine={waitlistEntryMachine} state={state}>
      <ul>
        <WaitlistPerson entry={waitlistEntryFixture({ state, appointment_id: state === 'booked' ? 1 : null })} />
      </ul>
    </LifecycleState>
  ),
})

export const Waiting = at('waiting')
export const Booked = at('booked')
export const Withdrawn = at('withdrawn')
