import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { visitFixture } from '../../entities/visit/visit-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import QueueTicket from './queue-ticket'

const meta = {
  title: 'Screens/Visit/Ticket',
  component: QueueTicket,
  render: () => <Route path="/clinic/dashboard/queue/:id/ticket" component={QueueTicket} />,
} satisfies Meta<typeof QueueTicket>
export default meta
type Story = StoryObj<typeof meta>

const scene = (visit: Reply) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/dashboard/queue/1/ticket',
    replies: { 'GET /api/visit/1': visit, 'GET /api/information': success(informationFixture()) },
  } satisfies Scene,
})

export const OfADentist: Story = { parameters: scene(success(visitFixture())) }
export const OfAnybody: Story = { parameters: scene(success(visitFixture({ queue_number: 112, doctor_name: null }))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
export const Unknown: Story = { parameters: scene(refusal(404, 'This does not exist, or not in your clinic.')) }
