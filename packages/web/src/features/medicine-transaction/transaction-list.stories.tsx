import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import {
  incomingFixture,
  receiptFixture,
  receivedFixture,
  refusedFixture,
  requestedFixture,
  returnedFixture,
  sentTransferFixture,
} from './transaction-fixture'
import TransactionList from './transaction-list'
import TransferList from './transfer-list'

const meta = {
  title: 'Screens/Medicine transactions/List',
  component: TransactionList,
} satisfies Meta<typeof TransactionList>
export default meta
type Story = StoryObj<typeof meta>

const path = '/clinic/medicine-transaction'
const scene = (reply: Reply, more: Scene = {}) => ({
  scene: {
    role: 'manager_clinic',
    path,
    ...more,
    replies: { 'GET /api/medicine-transaction': reply },
  } satisfies Scene,
})

export const Many: Story = {
  parameters: scene(
    success(
      listOf([
        { ...receiptFixture(), id: 9 },
        requestedFixture(),
        returnedFixture(),
        incomingFixture(),
        sentTransferFixture(),
        { ...refusedFixture(), id: 7 },
        receivedFixture(),
      ]),
    ),
  ),
}
export const EmptyBecauseNew: Story = { parameters: scene(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = {
  parameters: scene(success(listOf([])), { path: `${path}?search=mawar` }),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }

const transfers = (reply: Reply) => scene(reply, { path: `${path}/transfer` })
export const Transfers: Story = {
  render: () => <TransferList />,
  parameters: transfers(success(listOf([returnedFixture(), incomingFixture(), sentTransferFixture()]))),
}
export const NoTransfers: Story = { render: () => <TransferList />, parameters: transfers(success(listOf([]))) }
