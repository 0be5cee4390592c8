import { onlineBookingFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import Book from './book'

const meta = { title: 'Screens/Online booking/Clinic', component: Book } satisfies Meta<typeof Book>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply) => ({
  parameters: {
    scene: {
      role: null,
      path: '/patient/book?clinic=kemang',
      replies: { 'GET /api/booking-request/offer': reply },
    } satisfies Scene,
  },
})

export const Open: Story = scene(success(onlineBookingFixture()))
export const Loading: Story = scene(silence)
export const Failed: Story = scene(refusal(503, 'The database does not answer.'))
export const Unknown: Story = scene(refusal(404, 'There is no such clinic.'))
export const Closed: Story = scene(success(onlineBookingFixture({ open: false, services: [], dentists: [] })))
export const ClosedWithoutRegistration: Story = scene(
  success(onlineBookingFixture({ open: false, registration_open: false, services: [], dentists: [] })),
)
