import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import {
  acceptedFixture,
  adjustmentFixture,
  dispensedFixture,
  incomingFixture,
  receiptFixture,
  receivedFixture,
  receivedOrderFixture,
  refusedFixture,
  requestedFixture,
  requestedReturnFixture,
  returnedFixture,
  returnFixture,
  sentTransferFixture,
  transferFixture,
} from './transaction-fixture'
import TransactionPage from './transaction-page'
import TransactionSheet from './transaction-sheet'

const meta = {
  title: 'Screens/Medicine transactions/Page',
  component: TransactionPage,
  render: () => (
    <>
      <Route path="/clinic/medicine-transaction/:id" component={TransactionPage} />
      <Route path="/clinic/medicine-transaction/:id/sheet" component={TransactionSheet} />
    </>
  ),
} satisfies Meta<typeof TransactionPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, more: Scene = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/medicine-transaction/5',
    ...more,
    replies: { 'GET /api/medicine-transaction/5': reply },
  } satisfies Scene,
})

export const DraftOfReceipt: Story = { parameters: scene(success(receiptFixture())) }
export const DraftWithoutLines: Story = {
  parameters: scene(success(receiptFixture({ content: { ...receiptFixture().content, lines: [] } }))),
}
export const Received: Story = { parameters: scene(success(receivedFixture())) }
export const ReceivedFromAnOrder: Story = { parameters: scene(success(receivedOrderFixture())) }
export const DraftOfAdjustment: Story = { parameters: scene(success(adjustmentFixture())) }
export const ToBeApproved: Story = { parameters: scene(success(requestedFixture())) }
export const ToBeApprovedAtTheFrontOffice: Story = {
  parameters: scene(success(requestedFixture()), { role: 'front_office_clinic' }),
}
export const Refused: Story = { parameters: scene(success(refusedFixture())) }
export const DraftOfReturn: Story = { parameters: scene(success(returnFixture())) }
export const ReturnToBeApproved: Story = { parameters: scene(success(requestedReturnFixture())) }
export const Returned: Story = { parameters: scene(success(returnedFixture())) }
export const ReturnSheetOfPosted: Story = {
  parameters: scene(success(returnedFixture()), { path: '/clinic/medicine-transaction/5/sheet' }),
}
export const ReturnSheetOfDraft: Story = {
  parameters: scene(success(returnFixture()), { path: '/clinic/medicine-transaction/5/sheet' }),
}
export const TransferSheetOfDraft: Story = {
  parameters: scene(success(transferFixture()), { path: '/clinic/medicine-transaction/5/sheet' }),
}
export const TransferSheetOfSent: Story = {
  parameters: scene(success(sentTransferFixture()), { path: '/clinic/medicine-transaction/5/sheet' }),
}
export const TransferSheetOfIncoming: Story = {
  parameters: scene(success(incomingFixture()), { path: '/clinic/medicine-transaction/5/sheet' }),
}
export const TransferSheetOfAccepted: Story = {
  parameters: scene(success(acceptedFixture()), { path: '/clinic/medicine-transaction/5/sheet' }),
}
export const DraftOfTransfer: Story = { parameters: scene(success(transferFixture())) }
export const SentToAnotherClinic: Story = { parameters: scene(success(sentTransferFixture())) }
export const Incoming: Story = { parameters: scene(success(incomingFixture())) }
export const IncomingWithSomethingMissing: Story = {
  parameters: scene(success(incomingFixture())),
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox')
    if (!field) throw new Error('No quantity is asked for')
    await userEvent.clear(field)
    await userEvent.type(field, '2')
    await userEvent.tab()
    await canvas.findByRole('combobox', { name: /^(Why something is missing|Mengapa ada yang kurang)/ })
  },
}
export const Accepted: Story = { parameters: scene(success(acceptedFixture())) }
export const Dispensed: Story = { parameters: scene(success(dispensedFixture())) }
export const Missing: Story = { parameters: scene(refusal(404, 'This does not exist.')) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
