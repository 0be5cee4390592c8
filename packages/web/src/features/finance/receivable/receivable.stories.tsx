import type { Schema } from '@clinic/api'
import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route, Switch } from 'wouter'
import {
  claimBatchFixture,
  claimCardFixture,
  claimFixture,
  claimPaymentFixture,
  claimPayorFixture,
  payorPaymentFixture,
} from '../../../entities/claim/claim-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import BatchPage from './batch-page'
import BatchSheet from './batch-sheet'
import ClaimList from './claim-list'
import ClaimPage from './claim-page'
import PaymentCreate from './payment-create'
import ReceivablePage from './receivable-page'

const home = '/clinic/finance/receivable'
const Screens = () => (
  <Switch>
    <Route path={`${home}/claim`} component={ClaimList} />
    <Route path={`${home}/batch`} component={BatchPage} />
    <Route path={`${home}/batch/:id`} component={BatchSheet} />
    <Route path={`${home}/payment/new`} component={PaymentCreate} />
    <Route path={`${home}/:id`} component={ClaimPage} />
    <Route path={home} component={ReceivablePage} />
  </Switch>
)
const meta = { title: 'Screens/Finance/Receivables', component: Screens } satisfies Meta<typeof Screens>
export default meta
type Story = StoryObj<typeof meta>

const receivable: Schema<'Receivable'> = {
  payor_id: 3,
  payor_name: 'Asuransi Sentosa Jiwa',
  terms_days: 30,
  claims: 4,
  not_due: 560_000,
  to_30: 280_000,
  to_60: 0,
  to_90: 0,
  above_90: 280_000,
  total: 1_120_000,
}
const owing = [
  { id: 3, ...receivable },
  { id: 5, ...receivable, payor_id: 5, payor_name: 'PT Baja Nusantara Abadi', terms_days: 45, above_90: 0 },
]

const scene = (path: string, replies: Record<string, Reply>) => ({
  scene: {
    role: 'manager_clinic',
    path: `${home}${path}`,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/claim/receivable': success(listOf(owing)),
      'GET /api/payor/3': success(claimPayorFixture()),
      ...replies,
    },
  } satisfies Scene,
})
const overview = (reply: Reply) => scene('', { 'GET /api/claim/receivable': reply })
const list = (reply: Reply, filter = '') => scene(`/claim${filter}`, { 'GET /api/claim': reply })
const one = (claim: Schema<'Claim'>) => scene('/4', { 'GET /api/claim/4': success(claim) })
/** Of a state alone: a form asks for several. */
const claimsIn =
  (state: Schema<'ClaimState'>, rows: readonly Schema<'ClaimCard'>[]): Reply =>
  (request) =>
    success(listOf(new URL(request.url).searchParams.get('state') === state ? [...rows] : []))(request)

const states = [
  'draft',
  'submitted',
  'in_review',
  'approved',
  'partially_approved',
  'rejected',
  'appealed',
  'paid',
  'transferred',
  'written_off',
  'withdrawn',
] as const satisfies readonly Schema<'ClaimState'>[]

export const Overview: Story = { parameters: overview(success(listOf(owing))) }
export const NothingOwed: Story = { parameters: overview(success(listOf([]))) }
export const OverviewLoading: Story = { parameters: overview(silence) }
export const OverviewFailed: Story = { parameters: overview(refusal(503, 'The database does not answer.')) }

export const Many: Story = {
  parameters: list(success(listOf(states.map((state, id) => claimCardFixture({ id, state, due_on: '2026-11-01' }))))),
}
export const Empty: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), '?payor=3&age=to_30') }
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(refusal(503, 'The database does not answer.')) }

export const Draft: Story = { parameters: one(claimFixture('draft')) }
export const Submitted: Story = { parameters: one(claimFixture('submitted')) }
export const InReview: Story = { parameters: one(claimFixture('in_review')) }
export const Approved: Story = { parameters: one(claimFixture('approved')) }
export const PartiallyApproved: Story = { parameters: one(claimFixture('partially_approved')) }
export const Rejected: Story = { parameters: one(claimFixture('rejected')) }
export const Appealed: Story = { parameters: one(claimFixture('appealed')) }
export const Paid: Story = { parameters: one(claimFixture('paid')) }
export const Transferred: Story = { parameters: one(claimFixture('transferred')) }
export const Withdrawn: Story = { parameters: one(claimFixture('withdrawn')) }
export const Unknown: Story = { parameters: scene('/4', { 'GET /api/claim/4': refusal(404, 'Not found') }) }

const asked = (story: Story, name: RegExp, role: 'dialog' | 'alertdialog' = 'dialog'): Story => ({
  ...story,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    await screen.findByRole(role)
  },
})
export const AskedForReview = asked(Submitted, /^(In review|Sedang ditinjau)$/, 'alertdialog')
export const AskedForAnswer = asked(InReview, /^(Record answer|Catat jawaban)$/)
export const AskedForAppeal = asked(Rejected, /^(Appeal|Ajukan banding)$/)
export const AskedToSettle = asked(Rejected, /^(Settle|Selesaikan)$/)

const paidWith = (payments: readonly Schema<'ClaimPayment'>[], state: Schema<'ClaimState'> = 'paid') =>
  scene('/4', {
    'GET /api/claim/4': success(claimFixture(state, { payments: [...payments] })),
    'GET /api/payor-payment/7': success(payorPaymentFixture()),
  })
export const PaymentVoid: Story = {
  parameters: paidWith(
    [
      claimPaymentFixture({ state: 'void', reason: 'Transfer milik klinik lain', voided_by: 'Rani Putri' }),
      claimPaymentFixture({ payor_payment_id: 8, number: 'PPY/2026/0002', amount: 250_000, reference: 'TRF-0092' }),
    ],
    'approved',
  ),
}
const voidOfPayment = /^(Void payment|Batalkan pembayaran) PPY/
export const AskedToVoidPayment = asked({ parameters: paidWith([claimPaymentFixture()]) }, voidOfPayment)
export const PaymentNotRead = asked(
  {
    parameters: scene('/4', {
      'GET /api/claim/4': success(claimFixture('paid')),
      'GET /api/payor-payment/7': refusal(503, 'The database does not answer.'),
    }),
  },
  voidOfPayment,
)

const drafts = [claimCardFixture(), claimCardFixture({ id: 5, invoice_number: 'INV/2026/0013' })]
export const Submitting: Story = {
  parameters: scene('/batch?payor=3', { 'GET /api/claim': claimsIn('draft', drafts) }),
}
export const NothingToSubmit: Story = {
  parameters: scene('/batch?payor=3', { 'GET /api/claim': claimsIn('draft', []) }),
}
export const WithoutPayor: Story = { parameters: scene('/batch', {}) }
export const Paying: Story = {
  parameters: scene('/payment/new?payor=3', {
    'GET /api/claim': claimsIn(
      'approved',
      drafts.map((each) => ({ ...each, state: 'approved', approved: 280_000 })),
    ),
  }),
}
export const Sheet: Story = {
  parameters: scene('/batch/2', { 'GET /api/claim-batch/2': success(claimBatchFixture()) }),
}
