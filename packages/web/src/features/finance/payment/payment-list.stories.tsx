import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cashShiftFixture, closedShiftFixture } from '../../../entities/cash-shift/cash-shift-fixture'
import { paymentFixture, refundFixture } from '../../../entities/invoice/invoice-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PaymentList from './payment-list'

const meta = { title: 'Screens/Finance/Payments', component: PaymentList } satisfies Meta<typeof PaymentList>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, path = '/clinic/finance/payment') => ({
  scene: {
    role: 'front_office_clinic',
    path,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/cash-shift': success(listOf([cashShiftFixture(), closedShiftFixture()])),
      'GET /api/payment': reply,
    },
  } satisfies Scene,
})
const many = [refundFixture(), paymentFixture({ refunded: 100_000 }), paymentFixture({ id: 4 })]

export const Many: Story = { parameters: scene(success(listOf(many))) }
export const OfAShift: Story = { parameters: scene(success(listOf(many)), '/clinic/finance/payment?shift=3') }
export const EmptyBecauseNew: Story = { parameters: scene(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = {
  parameters: scene(success(listOf([])), '/clinic/finance/payment?kind=refund'),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
