import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { listOf, type Scene, success } from '../../testing/scene'
import TransactionCreate from './transaction-create'
import TransactionEdit from './transaction-edit'
import {
  adjustmentFixture,
  receiptFixture,
  receivedFixture,
  returnFixture,
  transferFixture,
} from './transaction-fixture'
import type { Transaction } from './transaction-query'

const meta = { title: 'Screens/Medicine transactions/Form' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const [medicine] = receiptFixture().medicines
const replies: Scene['replies'] = {
  'GET /api/company-medicine/1': success({ ...medicine, ingredients: ['Amoxicillin'], category: 'prescription_only' }),
  'GET /api/supplier/1': success({ id: 1, name: 'PT Sehat Farma Nusantara', status: 'active' }),
  'GET /api/transfer-clinic': success([{ id: 2, name: 'Klinik Senyum Sehat Kemang' }]),
  'GET /api/medicine/1/batch': success(listOf(adjustmentFixture().batches)),
}

const edit = (transaction: Transaction): Story => ({
  render: () => <Route path="/clinic/medicine-transaction/:id/edit" component={TransactionEdit} />,
  parameters: {
    scene: {
      role: 'front_office_clinic',
      path: '/clinic/medicine-transaction/5/edit',
      replies: { ...replies, 'GET /api/medicine-transaction/5': success(transaction) },
    } satisfies Scene,
  },
})

export const New: Story = {
  render: () => <TransactionCreate />,
  parameters: { scene: { role: 'front_office_clinic', path: '/clinic/medicine-transaction/new' } satisfies Scene },
}
export const Receipt: Story = edit(receiptFixture())
export const Adjustment: Story = edit(adjustmentFixture())
export const Correction: Story = edit(
  adjustmentFixture({ content: { ...adjustmentFixture().content, reason: 'correction' } }),
)
export const Return: Story = {
  ...edit(returnFixture()),
  parameters: {
    scene: {
      role: 'front_office_clinic',
      path: '/clinic/medicine-transaction/10/edit',
      replies: {
        ...replies,
        'GET /api/medicine-transaction/5': success(receivedFixture()),
        'GET /api/medicine-transaction/10': success(returnFixture()),
      },
    } satisfies Scene,
  },
}
export const Transfer: Story = edit(transferFixture())
