import { bookingSecret, bookingStatusFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import Booking from './booking'

const meta = { title: 'Screens/Online booking/Request', component: Booking } satisfies Meta<typeof Booking>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply) => ({
  parameters: {
    scene: {
      role: null,
      path: `/patient/booking#${bookingSecret}`,
      replies: { 'POST /api/booking-request/status': reply },
    } satisfies Scene,
  },
})
const shown = (overrides: Parameters<typeof bookingStatusFixture>[0] = {}) =>
  scene(success(bookingStatusFixture(overrides)))
const appointment = {
  state: 'booked',
  starts_at: '2099-11-23T02:00:00.000Z',
  ends_at: '2099-11-23T02:45:00.000Z',
  doctor_name: 'drg. Sinta Dewi',
} as const
const asked = { starts_at: appointment.starts_at, ends_at: appointment.ends_at }

export const Waiting: Story = shown()
export const Booked: Story = shown({ ...asked, state: 'booked', appointment })
export const Moved: Story = shown({ state: 'booked', appointment })
export const Cancelled: Story = shown({
  ...asked,
  state: 'booked',
  appointment: { ...appointment, state: 'cancelled' },
})
export const NoShow: Story = shown({ ...asked, state: 'booked', appointment: { ...appointment, state: 'no_show' } })
export const Arrived: Story = shown({ ...asked, state: 'booked', appointment: { ...appointment, state: 'arrived' } })
export const Declined: Story = shown({
  state: 'declined',
  reason: 'drg. Sinta is away that day.\nThe 24th at 10:00 would be free.',
})
export const Withdrawn: Story = shown({ state: 'withdrawn' })
export const Expired: Story = shown({ state: 'expired' })
export const Unknown: Story = scene(refusal(404, 'This link shows no request.'))
export const Failed: Story = scene(refusal(503, 'The database does not answer.'))
export const Loading: Story = scene(silence)
export const AskedWhetherToWithdraw: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(Withdraw the request|Tarik permintaan)$/ }),
    )
  },
}
