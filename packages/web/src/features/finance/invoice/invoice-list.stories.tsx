import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { invoiceCardFixture } from '../../../entities/invoice/invoice-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import InvoiceList from './invoice-list'

const meta = { title: 'Screens/Finance/Invoices', component: InvoiceList } satisfies Meta<typeof InvoiceList>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, path = '/clinic/finance/invoice') => ({
  scene: {
    role: 'front_office_clinic',
    path,
    replies: { 'GET /api/information': success(informationFixture()), 'GET /api/invoice': reply },
  } satisfies Scene,
})
const many = [
  invoiceCardFixture({ id: 1, number: null, state: 'draft', due_on: null, issued_at: null, owed: 0 }),
  invoiceCardFixture({ id: 2 }),
  invoiceCardFixture({ id: 3, state: 'partly_paid', paid: 400_000, owed: 365_000, due_on: '2026-11-01' }),
  invoiceCardFixture({ id: 4, state: 'paid', paid: 765_000, owed: 0 }),
  invoiceCardFixture({ id: 5, state: 'void', owed: 0 }),
  invoiceCardFixture({ id: 6, state: 'written_off', owed: 0 }),
  invoiceCardFixture({ id: 7, number: null, state: 'discarded', due_on: null, owed: 0 }),
]

export const Many: Story = { parameters: scene(success(listOf(many))) }
export const EmptyBecauseNew: Story = { parameters: scene(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = {
  parameters: scene(success(listOf([])), '/clinic/finance/invoice?owed=overdue'),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
