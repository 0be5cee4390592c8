import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { purchaseOrderCardsFixture } from './purchase-order-fixture'
import PurchaseOrderList from './purchase-order-list'

const meta = {
  title: 'Screens/Purchase order/List',
  component: PurchaseOrderList,
} satisfies Meta<typeof PurchaseOrderList>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, path = '/clinic/medicine-transaction/order') => ({
  scene: { role: 'front_office_clinic', path, replies: { 'GET /api/purchase-order': reply } } satisfies Scene,
})

export const Many: Story = { parameters: scene(success(listOf(purchaseOrderCardsFixture()))) }
export const EmptyBecauseNew: Story = { parameters: scene(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = {
  parameters: scene(success(listOf([])), '/clinic/medicine-transaction/order?state=ordered'),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
