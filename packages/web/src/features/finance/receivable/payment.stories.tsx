import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route, Switch } from 'wouter'
import { claimPayorFixture, payorPaymentCardFixture, payorPaymentFixture } from '../../../entities/claim/claim-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PaymentList from './payment-list'
import PaymentPage from './payment-page'

const home = '/clinic/finance/receivable/payment'
const Screens = () => (
  <Switch>
    <Route path={`${home}/:id`} component={PaymentPage} />
    <Route path={home} component={PaymentList} />
  </Switch>
)
const meta = { title: 'Screens/Finance/Payments of payors', component: Screens } satisfies Meta<typeof Screens>
export default meta
type Story = StoryObj<typeof meta>

const scene = (path: string, replies: Record<string, Reply>, role: Scene['role'] = 'manager_clinic') => ({
  scene: {
    role,
    path: `${home}${path}`,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/payor': success(listOf([claimPayorFixture()])),
      ...replies,
    },
  } satisfies Scene,
})
const list = (reply: Reply, filter = '') => scene(filter, { 'GET /api/payor-payment': reply })
const one = (reply: Reply, role?: Scene['role']) => scene('/7', { 'GET /api/payor-payment/7': reply }, role)

const many = [
  payorPaymentCardFixture({ id: 9, number: 'PPY/2026/0003', reference: 'BCA 2026-11/118', claim_count: 12 }),
  payorPaymentCardFixture({ id: 8, number: 'PPY/2026/0002', reference: 'TRF-0092', state: 'void', claim_count: 1 }),
  payorPaymentCardFixture({ payor_name: 'PT Baja Nusantara Abadi' }),
]
const voided = {
  state: 'void',
  reason: 'Transfer milik klinik lain',
  voided_at: '2026-11-21T03:00:00.000Z',
  voided_by: 'Budi Santoso',
} as const
const away = refusal(503, 'The database does not answer.')

export const Many: Story = { parameters: list(success(listOf(many))) }
export const FoundByReference: Story = { parameters: list(success(listOf(many.slice(2))), '?search=TRF-0091') }
export const Empty: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), '?search=TRF-1&state=void') }
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(away) }

export const Recorded: Story = { parameters: one(success(payorPaymentFixture())) }
/** The front office sees it and takes nothing back. */
export const RecordedForTheDesk: Story = { parameters: one(success(payorPaymentFixture()), 'front_office_clinic') }
export const Void: Story = { parameters: one(success(payorPaymentFixture(voided))) }
export const OneLoading: Story = { parameters: one(silence) }
export const OneFailed: Story = { parameters: one(away) }
export const Unknown: Story = { parameters: one(refusal(404, 'Not found')) }
export const AskedToVoid: Story = {
  ...Recorded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Void payment|Batalkan pembayaran)$/ }))
    await screen.findByRole('dialog')
  },
}
