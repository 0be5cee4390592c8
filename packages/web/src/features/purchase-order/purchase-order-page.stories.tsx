import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route } from 'wouter'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import OrderSheet from './order-sheet'
import {
  approvedOrderFixture,
  cancelledOrderFixture,
  partlyReceivedFixture,
  purchaseOrderFixture,
  receivedOrderFixture,
  sentOrderFixture,
} from './purchase-order-fixture'
import PurchaseOrderPage from './purchase-order-page'

const base = '/clinic/medicine-transaction/order'
const meta = {
  title: 'Screens/Purchase order/Page',
  component: PurchaseOrderPage,
  render: () => (
    <>
      <Route path={`${base}/:id`} component={PurchaseOrderPage} />
      <Route path={`${base}/:id/sheet`} component={OrderSheet} />
    </>
  ),
} satisfies Meta<typeof PurchaseOrderPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, more: Scene = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: `${base}/51`,
    ...more,
    replies: { 'GET /api/purchase-order/51': reply },
  } satisfies Scene,
})

export const Draft: Story = { parameters: scene(success(purchaseOrderFixture())) }
export const DraftAtTheFrontOffice: Story = {
  parameters: scene(success(purchaseOrderFixture()), { role: 'front_office_clinic' }),
}
export const DraftWithoutLines: Story = {
  parameters: scene(
    success(purchaseOrderFixture({ content: { ...purchaseOrderFixture().content, lines: [] }, progress: [] })),
  ),
}
export const Approved: Story = { parameters: scene(success(approvedOrderFixture())) }
export const Ordered: Story = { parameters: scene(success(sentOrderFixture())) }
export const PartlyReceived: Story = { parameters: scene(success(partlyReceivedFixture())) }
export const Received: Story = { parameters: scene(success(receivedOrderFixture())) }
export const Cancelled: Story = { parameters: scene(success(cancelledOrderFixture())) }
export const AskedToCloseTheRest: Story = {
  parameters: scene(success(partlyReceivedFixture())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Close the rest|Tutup sisanya)$/ }))
    await screen.findByRole('dialog')
  },
}
export const Sheet: Story = { parameters: scene(success(approvedOrderFixture()), { path: `${base}/51/sheet` }) }
export const Missing: Story = { parameters: scene(refusal(404, 'This does not exist.')) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
