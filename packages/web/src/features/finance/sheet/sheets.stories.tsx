import type { Schema } from '@clinic/api'
import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Route } from 'wouter'
import { closedShiftFixture, countedShiftFixture } from '../../../entities/cash-shift/cash-shift-fixture'
import { creditNoteFixture } from '../../../entities/credit-note/credit-note-fixture'
import { depositFixture, refundedDepositFixture } from '../../../entities/deposit/deposit-fixture'
import {
  draftFixture,
  invoiceFixture,
  invoicePolicyFixture,
  paidInvoiceFixture,
  paymentFixture,
  refundFixture,
} from '../../../entities/invoice/invoice-fixture'
import { visitFixture } from '../../../entities/visit/visit-fixture'
import { picturedReplies } from '../../../platform/print/clinic-image-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import './link/link-panel'
import './link/sheet-link'
import CreditNoteSheet from './credit-note-sheet'
import DepositSheet from './deposit-sheet'
import InvoiceSheet from './invoice-sheet'
import ReceiptSheet from './receipt-sheet'
import ShiftSheet from './shift-sheet'

const Sheets = () => (
  <>
    <Route path="/clinic/finance/invoice/:id/sheet" component={InvoiceSheet} />
    <Route path="/clinic/finance/payment/:id/receipt" component={ReceiptSheet} />
    <Route path="/clinic/finance/deposit/:id/receipt" component={DepositSheet} />
    <Route path="/clinic/finance/deposit/:id/refund/:entry/receipt" component={DepositSheet} />
    <Route path="/clinic/finance/credit-note/:id/sheet" component={CreditNoteSheet} />
    <Route path="/clinic/finance/cash-shift/:id/sheet" component={ShiftSheet} />
  </>
)
const meta = { title: 'Screens/Finance/Sheets', component: Sheets } satisfies Meta<typeof Sheets>
export default meta
type Story = StoryObj<typeof meta>

const scene = (path: string, replies: Record<string, Reply>) => ({
  scene: {
    role: 'front_office_clinic',
    path,
    replies: { 'GET /api/information': success(informationFixture()), ...replies },
  } satisfies Scene,
})
const invoice = (reply: Reply, choice = '') =>
  scene(`/clinic/finance/invoice/12/sheet${choice}`, {
    'GET /api/invoice/12': reply,
    'GET /api/invoice/12/link': success({ link: null }),
  })
const receipt = (reply: Reply, choice = '') =>
  scene(`/clinic/finance/payment/5/receipt${choice}`, {
    'GET /api/payment/5': reply,
    'GET /api/payment/5/link': success({ link: null }),
    'GET /api/invoice/12': success(paidInvoiceFixture()),
    'GET /api/visit/7': success(visitFixture({ id: 7, state: 'finished', outcome: 'completed' })),
  })
const shift = (reply: Reply) => scene('/clinic/finance/cash-shift/3/sheet', { 'GET /api/cash-shift/3': reply })

export const Invoice: Story = { parameters: invoice(success(paidInvoiceFixture())) }
export const InvoiceInIndonesian: Story = { parameters: invoice(success(invoiceFixture()), '?language=id') }
export const InvoiceSharedWithAPayor: Story = {
  parameters: invoice(success(invoiceFixture({ policy: invoicePolicyFixture() }))),
}
/** Amounts, numbers and days read as everywhere, the minus before its amount. */
export const InvoiceFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: invoice(success(invoiceFixture({ credited: 100_000 }))),
  async play({ canvasElement }) {
    const amounts = await within(canvasElement).findAllByText(/^-\s?Rp/)
    for (const { firstChild: text } of amounts) {
      const [minus = 0, digit = 0] = [0, 4].map((at) => {
        const range = document.createRange()
        if (text) range.setStart(text, at)
        if (text) range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      })
      await expect(minus).toBeLessThan(digit)
    }
  },
}
export const VoidInvoice: Story = { parameters: invoice(success(invoiceFixture({ state: 'void', owed: 0 }))) }
export const DraftInvoice: Story = { parameters: invoice(success(draftFixture())) }
export const InvoiceLoading: Story = { parameters: invoice(silence) }
export const InvoiceFailed: Story = { parameters: invoice(refusal(503, 'The database does not answer.')) }
export const Receipt: Story = { parameters: receipt(success(paymentFixture())) }
export const ReceiptOnA4: Story = { parameters: receipt(success(paymentFixture()), '?paper=a4') }
export const ReceiptOn58Millimetres: Story = {
  parameters: receipt(success(paymentFixture()), '?paper=thermal_58&language=id'),
}
export const ReceiptOn80Millimetres: Story = {
  parameters: receipt(success(paymentFixture({ owed_after: 200_000 })), '?paper=thermal_80'),
}
export const RefundedReceipt: Story = { parameters: receipt(success(paymentFixture({ refunded: 765_000 }))) }
export const Refund: Story = { parameters: receipt(success(refundFixture({ id: 5 }))) }
export const ReceiptLoading: Story = { parameters: receipt(silence) }
export const ReceiptUnknown: Story = { parameters: receipt(refusal(404, 'Not found')) }
const deposit = (reply: Reply, choice = '') =>
  scene(`/clinic/finance/deposit/4/receipt${choice}`, { 'GET /api/deposit/4': reply })
export const Deposit: Story = { parameters: deposit(success(depositFixture())) }
export const DepositOn58Millimetres: Story = {
  parameters: deposit(success(depositFixture()), '?paper=thermal_58&language=id'),
}
export const DepositUnknown: Story = { parameters: deposit(refusal(404, 'Not found')) }
const depositRefund = (choice = '') =>
  scene(`/clinic/finance/deposit/4/refund/${choice}`, { 'GET /api/deposit/4': success(refundedDepositFixture()) })
export const DepositRefund: Story = { parameters: depositRefund('3/receipt') }
export const DepositRefundOnA4: Story = { parameters: depositRefund('3/receipt?paper=a4&language=id') }
export const DepositRefundOn58Millimetres: Story = {
  parameters: depositRefund('3/receipt?paper=thermal_58&language=id'),
}
/** A use of the deposit is no refund. */
export const DepositRefundUnknown: Story = { parameters: depositRefund('2/receipt') }
const creditNote = (reply: Reply, choice = '') =>
  scene(`/clinic/finance/credit-note/3/sheet${choice}`, { 'GET /api/credit-note/3': reply })
export const CreditNote: Story = { parameters: creditNote(success(creditNoteFixture())) }
export const CreditNoteOnA4: Story = {
  parameters: creditNote(success(creditNoteFixture({ refunded: 0, owed_after: 300_000 })), '?paper=a4'),
}
export const CreditNoteOn58Millimetres: Story = {
  parameters: creditNote(success(creditNoteFixture()), '?paper=thermal_58&language=id'),
}
export const CreditNoteLoading: Story = { parameters: creditNote(silence) }
export const CreditNoteUnknown: Story = { parameters: creditNote(refusal(404, 'Not found')) }
export const Shift: Story = { parameters: shift(success(closedShiftFixture({ id: 3 }))) }
export const ShiftNotClosed: Story = { parameters: shift(success(countedShiftFixture())) }
export const ShiftFailed: Story = { parameters: shift(refusal(503, 'The database does not answer.')) }

const pictured = (of: ReturnType<typeof scene>) => ({
  scene: { ...of.scene, replies: { ...of.scene.replies, ...picturedReplies() } },
})
export const InvoiceWithStampAndSignature: Story = { parameters: pictured(invoice(success(paidInvoiceFixture()))) }
export const ReceiptWithStampAndSignature: Story = { parameters: pictured(receipt(success(paymentFixture()))) }
export const ReceiptWithAStampAlone: Story = {
  parameters: {
    scene: {
      ...receipt(success(paymentFixture())).scene,
      replies: { ...receipt(success(paymentFixture())).scene.replies, ...picturedReplies({ signature: null }) },
    },
  },
}
export const ReceiptOn58MillimetresWithALogo: Story = {
  parameters: pictured(receipt(success(paymentFixture()), '?paper=thermal_58')),
}

const link = {
  id: 1,
  created_at: '2026-11-20T05:00:00.000Z',
  created_by: 'Dewi Anggraini',
  expires_at: '2099-02-18T05:00:00.000Z',
  revoked_at: null,
  revoked_by: null,
  openings: 3,
  last_opened_at: '2026-11-21T02:00:00.000Z',
} satisfies Schema<'ReceiptLink'>
const linked = (stored: Schema<'ReceiptLink'> | null, choice = '') => {
  const { scene: of } = receipt(success(paymentFixture()), choice)
  const replies: Record<string, Reply> = {
    'GET /api/payment/5/link': success({ link: stored }),
    'POST /api/payment/5/link': success({ link, token: 'abcdefghjklmnpqrstuvwxyz23' }),
  }
  return { scene: { ...of, replies: { ...of.replies, ...replies } } }
}
const make = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.click(await page.findByRole('button', { name: /^(Make a link|Buat tautan)$/ }))
  await page.findByText(/receipt#abcdefghjklmnpqrstuvwxyz23$/)
  await page.findByRole('img', { name: /^(QR code of the link|Kode QR tautan)$/ })
}
export const ReceiptWithALink: Story = { parameters: linked(link) }
export const ReceiptWithARevokedLink: Story = {
  parameters: linked({ ...link, revoked_at: '2026-11-22T02:00:00.000Z', revoked_by: 'Sari Wulandari' }),
}
export const ReceiptWithAQrCode: Story = { parameters: linked(null), play: make }
export const ReceiptWithAQrCodeOn58Millimetres: Story = { parameters: linked(null, '?paper=thermal_58'), play: make }
