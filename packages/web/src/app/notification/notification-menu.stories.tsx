import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { type Reply, refusal, type Scene, success } from '../../testing/scene'
import NotificationMenu from './notification-menu'

const meta = { title: 'Screens/App/Notifications', component: NotificationMenu } satisfies Meta<typeof NotificationMenu>
export default meta
type Story = StoryObj<typeof meta>

const opened = (reply: Reply): Story => ({
  parameters: { scene: { replies: { 'GET /api/notification': reply } } satisfies Scene },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /otification|emberitahuan/ }))
  },
})

export const Waiting = opened(
  success([
    { kind: 'doctor_licence_expired', count: 1 },
    { kind: 'absence_requested', count: 2 },
    { kind: 'registration', count: 14 },
    { kind: 'booking_request', count: 3 },
    { kind: 'appointment_violates_plan', count: 3 },
    { kind: 'appointment_unconfirmed', count: 5 },
    { kind: 'staff_licence_expiring', count: 1 },
  ]),
)
export const Nothing = opened(success([]))
export const Failed = opened(refusal(503, 'The database cannot be reached just now.'))
