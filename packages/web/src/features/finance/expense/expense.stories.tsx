import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Route, Switch } from 'wouter'
import { cashShiftFixture } from '../../../entities/cash-shift/cash-shift-fixture'
import { expenseFixture } from '../../../entities/expense/expense-fixture'
import { drawnCard } from '../../../entities/photo/paper/paper-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import ExpenseCreate from './expense-create'
import ExpenseList from './expense-list'
import ExpensePage from './expense-page'

const meta = {
  title: 'Screens/Finance/Expenses',
  render: () => (
    <Switch>
      <Route path="/clinic/finance/expense/new" component={ExpenseCreate} />
      <Route path="/clinic/finance/expense/:id" component={ExpensePage} />
      <Route path="/clinic/finance/expense" component={ExpenseList} />
    </Switch>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const scene = (path: string, replies: Record<string, Reply>, more: Scene = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: `/clinic/finance/expense${path}`,
    ...more,
    replies: { 'GET /api/information': success(informationFixture()), ...replies },
  } satisfies Scene,
})
const list = (reply: Reply, query = '', more: Scene = {}) => scene(query, { 'GET /api/expense': reply }, more)
const page = (reply: Reply, more: Scene = {}) =>
  scene('/9', { 'GET /api/expense/9': reply, 'GET /api/expense/9/photo': drawnCard }, more)
const create = (current: object | null, more: Scene = {}) =>
  scene('/new', { 'GET /api/cash-shift/mine': success({ current }) }, more)

const many = [
  expenseFixture(),
  expenseFixture({
    id: 8,
    number: 'EXP/KMG/2026/0008',
    category: 'rent',
    paid_to: 'H. Achmad Fauzi bin Abdul Rahman Al-Ghazali',
    purpose: 'Sewa ruko November sampai Januari, termasuk iuran lingkungan dan parkir',
    paid_from: 'bank',
    cash_shift_id: null,
    amount: 36_000_000,
  }),
  expenseFixture({ id: 7, number: 'EXP/KMG/2026/0007', state: 'void', reason: 'Dicatat dua kali' }),
]
const taken = expenseFixture({
  state: 'void',
  reason: 'Dicatat dua kali',
  voided_at: '2026-11-20T04:00:00.000Z',
  voided_by: 'Rani Putri',
  version: 2,
})

export const Many: Story = { parameters: list(success(listOf(many))) }
export const OfTheDrawers: Story = {
  parameters: list(success(listOf([expenseFixture()])), '', { role: 'front_office_clinic' }),
}
export const EmptyBecauseNew: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), '?category=tax') }
export const LoadingList: Story = { parameters: list(silence) }
export const FailedList: Story = { parameters: list(refusal(503, 'The database does not answer.')) }
export const Recorded: Story = { parameters: page(success(expenseFixture({ reference: 'NOTA-118' }))) }
const photo = '0123456789abcdef'
export const WithAReceipt: Story = { parameters: page(success(expenseFixture({ photo }))) }
const shown = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Show the receipt|Lihat nota)/ }))
  await screen.findByRole('img', { name: /^(Receipt|Nota)/ })
  return screen.queryByRole('button', { name })
}
export const ReceiptOfAnOpenDrawer: Story = {
  parameters: page(success(expenseFixture({ photo }))),
  play: async () => expect(await shown(/^(Replace|Ganti)$/)).not.toBeNull(),
}
export const ReceiptThatIsKept: Story = {
  parameters: page(success(expenseFixture({ photo, drawer_open: false }))),
  play: async () => expect(await shown(/^(Replace|Ganti)$/)).toBeNull(),
}
export const TakenBack: Story = { parameters: page(success(taken)) }
export const AskedToTakeItBack: Story = {
  parameters: page(success(expenseFixture())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Void|Batalkan)$/ }))
    await screen.findByRole('dialog')
  },
}
export const Unknown: Story = { parameters: page(refusal(404, 'Not found')) }
export const New: Story = { parameters: create(cashShiftFixture()) }
export const NewWithoutADrawer: Story = { parameters: create(null, { role: 'front_office_clinic' }) }
