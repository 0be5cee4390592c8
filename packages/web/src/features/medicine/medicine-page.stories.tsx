import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { batchesFixture, cardFixture, medicineFixture } from './medicine-fixture'
import MedicinePage from './medicine-page'

const meta = {
  title: 'Screens/Medicine/Page',
  component: MedicinePage,
  render: () => <Route path="/clinic/medicine/:id" component={MedicinePage} />,
} satisfies Meta<typeof MedicinePage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, more: Scene = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/medicine/1',
    ...more,
    replies: {
      'GET /api/medicine/1': reply,
      'GET /api/medicine/1/batch': success(batchesFixture),
      'GET /api/medicine/1/movement': success(cardFixture),
      ...more.replies,
    },
  } satisfies Scene,
})

export const InStock: Story = { parameters: scene(success(medicineFixture())) }
export const CallsForAttention: Story = {
  parameters: scene(success(medicineFixture({ flags: ['low', 'expiring', 'recalled'] }))),
}
export const OnItsWay: Story = { parameters: scene(success(medicineFixture({ incoming: 20, outgoing: 30 }))) }
export const AtTheFrontOffice: Story = {
  parameters: scene(success(medicineFixture()), { role: 'front_office_clinic' }),
}
export const UsedUp: Story = {
  parameters: scene(
    success(medicineFixture({ on_hand: 0, available: 0, value: 0, nearest_expiry: null, flags: ['out'] })),
    {
      replies: { 'GET /api/medicine/1/batch': success(listOf([])) },
    },
  ),
}
export const CardFailed: Story = {
  parameters: scene(success(medicineFixture()), {
    replies: {
      'GET /api/medicine/1/batch': refusal(503, 'The database does not answer.'),
      'GET /api/medicine/1/movement': refusal(503, 'The database does not answer.'),
    },
  }),
}
export const Missing: Story = { parameters: scene(refusal(404, 'This does not exist.')) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
