import type { Schema } from '@clinic/api'
import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Route } from 'wouter'
import {
  approvedStatementFixture,
  feeLinesFixture,
  feeStatementFixture,
  topUpFixture,
} from '../../../entities/fee-statement/fee-statement-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import StatementList from './statement-list'
import StatementPage from './statement-page'
import StatementSheet from './statement-sheet'

const Screens = () => (
  <>
    <Route path="/clinic/finance/fee-share" component={StatementList} />
    <Route path="/clinic/finance/fee-share/:id" component={StatementPage} />
    <Route path="/clinic/finance/fee-share/:id/sheet" component={StatementSheet} />
  </>
)
const meta = { title: 'Screens/Finance/Fee share', component: Screens } satisfies Meta<typeof Screens>
export default meta
type Story = StoryObj<typeof meta>

const { doctor_id, doctor_name, state, sums } = feeStatementFixture()
const card: Schema<'FeeStatementCard'> = { doctor_id, doctor_name, statement_id: 4, state, sums }
const cards = [card, { ...card, doctor_id: 5, doctor_name: 'drg. Bima Wijaya', statement_id: null }]

const scene = (path: string, replies: Record<string, Reply>) => ({
  scene: {
    role: 'manager_clinic',
    path: `/clinic/finance/fee-share${path}`,
    replies: { 'GET /api/information': success(informationFixture()), ...replies },
  } satisfies Scene,
})
const list = (reply: Reply) => scene('', { 'GET /api/fee-statement': reply })
const one = (reply: Reply, { sheet = '', lines = feeLinesFixture() } = {}) =>
  scene(`/4${sheet}`, {
    'GET /api/fee-statement/4': reply,
    'GET /api/fee-statement/line': success(listOf(lines.map((line) => ({ ...line })))),
  })

export const Many: Story = { parameters: list(success(listOf(cards.map((each) => ({ id: each.doctor_id, ...each }))))) }
export const Empty: Story = { parameters: list(success(listOf([]))) }
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(refusal(503, 'The database does not answer.')) }
export const Open: Story = { parameters: one(success(feeStatementFixture())) }
const topUp = {
  reply: success(feeStatementFixture({ sums: { ...sums, guaranteed: 600_000, top_up: 468_000, payable: 486_000 } })),
  lines: [...feeLinesFixture(), topUpFixture()],
}
export const Guaranteed: Story = {
  parameters: one(topUp.reply, topUp),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /^(Added to the guarantee|Tambahan sampai jaminan)/ }),
    ).toBeVisible()
    await expect(await canvas.findByText(/Semen ionomer/)).toBeVisible()
  },
}
export const OpenedAgain: Story = { parameters: one(success(feeStatementFixture({ reopen_reason: 'Tarif salah' }))) }
export const Reviewed: Story = {
  parameters: one(success(approvedStatementFixture({ state: 'reviewed', approved_at: null, approved_by: null }))),
}
export const AskedToApprove: Story = {
  ...Reviewed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Approve|Setujui)$/ }))
    await screen.findByRole('alertdialog')
  },
}
export const AskedToOpenAgain: Story = {
  ...Reviewed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Open again|Buka kembali)$/ }))
    await screen.findByRole('dialog')
  },
}
export const Approved: Story = { parameters: one(success(approvedStatementFixture())) }
export const Paid: Story = {
  parameters: one(
    success(approvedStatementFixture({ state: 'paid', paid_at: '2026-11-03T02:00:00.000Z', paid_by: 'Rani Putri' })),
  ),
}
export const Unknown: Story = { parameters: one(refusal(404, 'Not found')) }
export const GuaranteedSheet: Story = { parameters: one(topUp.reply, { ...topUp, sheet: '/sheet' }) }
export const Sheet: Story = { parameters: one(success(approvedStatementFixture()), { sheet: '/sheet' }) }
