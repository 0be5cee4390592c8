import { publicReceiptFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import Receipt from './receipt'

const meta = { title: 'Screens/Public receipt', component: Receipt } satisfies Meta<typeof Receipt>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply) => ({
  scene: { role: null, path: '/receipt', replies: { 'POST /api/receipt-link/show': reply } } satisfies Scene,
})
const shown = (overrides: Parameters<typeof publicReceiptFixture>[0] = {}) => ({
  parameters: scene(success(publicReceiptFixture(overrides))),
})
const payment = {
  kind: 'payment',
  number: 'KW/KMG/2026/0005',
  lines: [],
  tenders: [
    { method: 'cash', amount: 300_000 },
    { method: 'qris', amount: 200_000 },
  ],
  amount: 500_000,
} satisfies Parameters<typeof publicReceiptFixture>[0]
const clinic = publicReceiptFixture().clinic

export const Invoice: Story = shown()
export const InvoiceWithAPayorAndStampDuty: Story = shown({
  payor: 200_000,
  stamp_duty: 10_000,
  rounding: -50,
  owed: 0,
})
export const VoidInvoice: Story = shown({ state: 'void', paid: 0, owed: 0 })
export const RefundedInvoice: Story = shown({ state: 'refunded', paid: 0, refunded: 500_000, owed: 765_000 })
export const OfAPayment: Story = shown(payment)
export const OfARefundedPayment: Story = shown({ ...payment, state: 'refunded', refunded: 500_000, paid: 0 })
export const OfARefund: Story = shown({
  ...payment,
  kind: 'refund',
  amount: 200_000,
  tenders: [{ method: 'qris', amount: 200_000 }],
})
export const WithALogo: Story = shown({
  clinic: {
    ...clinic,
    logo: {
      address: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 24"><rect width="80" height="24" fill="teal"/></svg>')}`,
      width: 800,
      height: 240,
    },
  },
})
export const OfSomebodyWhoWritesFromTheRight: Story = shown({
  patient_initials: 'م. ع.',
  clinic: { ...clinic, name: 'عيادة الأسنان كيمانج' },
})
export const Ended: Story = { parameters: scene(refusal(404, 'This link shows no receipt.')) }
export const TooMany: Story = { parameters: scene(refusal(429, 'Too many requests. Try again in an hour.')) }
export const Loading: Story = { parameters: scene(silence) }
