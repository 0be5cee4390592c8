import type { Schema } from '@clinic/api'
import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Route } from 'wouter'
import { cashShiftFixture, countedShiftFixture } from '../../../entities/cash-shift/cash-shift-fixture'
import { creditNoteFixture } from '../../../entities/credit-note/credit-note-fixture'
import { instalmentPlanFixture } from '../../../entities/instalment/instalment-fixture'
import {
  billedPatient,
  draftFixture,
  invoiceCardFixture,
  invoiceFixture,
  invoiceLineFixture,
  invoicePolicyFixture,
  paidInvoiceFixture,
  paymentFixture,
  policyChoiceFixture,
  refundFixture,
} from '../../../entities/invoice/invoice-fixture'
import { agreed, member } from '../../../entities/price-list/price-list-fixture'
import { visitFixture } from '../../../entities/visit/visit-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import InvoicePage from './invoice-page'

const meta = {
  title: 'Screens/Finance/Invoice',
  component: InvoicePage,
  render: () => <Route path="/clinic/finance/invoice/:id" component={InvoicePage} />,
} satisfies Meta<typeof InvoicePage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, replies: Record<string, Reply> = {}, role: Scene['role'] = 'manager_clinic') => ({
  scene: {
    role,
    path: '/clinic/finance/invoice/12',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/invoice/12': reply,
      'GET /api/invoice': success(listOf([invoiceCardFixture({ state: 'paid', paid: 765_000, owed: 0 })])),
      'GET /api/visit/7': success(visitFixture({ id: 7, state: 'finished', outcome: 'completed' })),
      'GET /api/cash-shift/mine': success({ current: cashShiftFixture() }),
      ...replies,
    },
  } satisfies Scene,
})
const pressing =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    await screen.findByRole('dialog')
  }
const taking = /^(Take payment|Terima pembayaran)$/

export const Draft: Story = { parameters: scene(success(draftFixture())) }
export const DraftAtTheDesk: Story = { parameters: scene(success(draftFixture()), {}, 'front_office_clinic') }
const insured = { policy: invoicePolicyFixture(), policies: [policyChoiceFixture()] }
export const DraftSharedWithAPayor: Story = { parameters: scene(success(draftFixture(insured))) }
const listed = invoiceLineFixture({
  unit_price: 400_000,
  price_list: agreed,
  list_price: 400_000,
  prices: [
    { price_list: null, price: 450_000 },
    { price_list: agreed, price: 400_000 },
    { price_list: member, price: 420_000 },
  ],
})
/** The price of the payor; without the policy the draft is priced by the class of the patient. */
export const DraftPricedByAList: Story = {
  parameters: scene(
    success(
      draftFixture({
        policy: invoicePolicyFixture(),
        policies: [policyChoiceFixture({ price_list: agreed })],
        price_list: member,
        lines: [listed],
      }),
    ),
    {},
    'front_office_clinic',
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/(price of|harga) Asuransi Sentosa Jiwa 2026/)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^(Who pays a part|Siapa)/ }), '')
    await canvas.findByText(/(price of|harga) Member/)
    await expect(canvas.getByRole('textbox', { name: /^(Price|Harga)/ })).toHaveDisplayValue(/420[.,]000/)
  },
}
const promised = { plan: { number: 'RP/KMG/2026/0007', price: 400_000 }, list_price: 450_000 }
/** The patient accepted another price than the list has by now; after the desk took that of the list, it takes the promised one again. */
export const DraftOfATreatmentPlan: Story = {
  parameters: scene(
    success(draftFixture({ lines: [invoiceLineFixture({ ...promised, unit_price: 450_000 })] })),
    {},
    'front_office_clinic',
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/(Plan|Rencana) RP.KMG.2026.0007/)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Take it: |Pakai )Rp\s?400[.,]000/ }))
    await canvas.findByText(/^(As accepted with the plan|Sesuai rencana)/)
    await expect(canvas.getByRole('textbox', { name: /^(Price|Harga)/ })).toHaveDisplayValue(/400[.,]000/)
  },
}
export const DraftOfAnEndedContract: Story = {
  parameters: scene(
    success(draftFixture({ policies: [policyChoiceFixture({ obstacle: 'contract_expired' })] })),
    {},
    'front_office_clinic',
  ),
}
export const IssuedSharedWithAPayor: Story = {
  parameters: scene(success(invoiceFixture({ policy: invoicePolicyFixture() }))),
}
export const DraftWithoutAPrice: Story = {
  parameters: scene(
    success(draftFixture({ lines: [invoiceLineFixture({ unit_price: null, list_price: null })] })),
    {},
    'front_office_clinic',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Issue|Terbitkan)$/ }))
    await canvas.findByText(/^(Enter a price|Isi harganya)$/)
  },
}
const waiting: Schema<'DispensingCard'> = {
  id: 3,
  state: 'signed',
  patient: billedPatient(),
  doctor_name: 'drg. Andi Pratama',
  signed_at: '2026-11-20T03:00:00.000Z',
  medicines: ['Amoksisilin 500 mg', 'Asam mefenamat 500 mg'],
}
export const AskedToIssueBeforeHandingOut: Story = {
  parameters: scene(success(draftFixture()), {
    'PUT /api/invoice/12': success(draftFixture({ version: 2 })),
    'GET /api/dispensing': success({ rows: [waiting] }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Issue|Terbitkan)$/ }))
    await screen.findByRole('link', { name: /^(Hand out|Serahkan obat)$/ })
  },
}
export const DraftAboveTheLimit: Story = {
  parameters: scene(
    success(draftFixture({ discount: { percent: 25 }, discount_reason: 'Keluarga dokter', needs_manager: true })),
    {},
    'front_office_clinic',
  ),
}
export const DraftOfNothing: Story = { parameters: scene(success(draftFixture({ lines: [] }))) }
export const DraftWithTaxAndStamp: Story = {
  parameters: scene(success(draftFixture({ lines: [invoiceLineFixture({ unit_price: 5_500_123, taxable: true })] })), {
    'GET /api/information': success(informationFixture({ collects_tax: true, charges_stamp: true })),
  }),
}
export const DraftSavedByTwo: Story = {
  parameters: scene(success(draftFixture()), {
    'PUT /api/invoice/12': refusal(409, 'Somebody was faster.', {
      current: draftFixture({ version: 3, lines: [invoiceLineFixture({ quantity: 2 })] }),
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Save draft|Simpan draf)$/ }))
    await screen.findByRole('alertdialog')
  },
}
export const Discarded: Story = {
  parameters: scene(success(draftFixture({ state: 'discarded', version: 3 }))),
}
export const Issued: Story = { parameters: scene(success(invoiceFixture())) }
export const IssuedAtTheDesk: Story = { parameters: scene(success(invoiceFixture()), {}, 'front_office_clinic') }
export const Overdue: Story = { parameters: scene(success(invoiceFixture({ due_on: '2026-01-05' }))) }
export const TakingAPayment: Story = {
  parameters: scene(success(invoiceFixture())),
  play: async (context) => {
    await pressing(taking)(context)
    // the amount ends where the fields below it do
    const amount = await screen.findByRole('textbox', { name: /^(Amount|Nominal)$/ })
    const [box, row] = [amount, amount.closest('fieldset')].map((element) => element?.getBoundingClientRect())
    const isFlush = [(box?.right ?? 0) - (row?.right ?? 0), (box?.left ?? 0) - (row?.left ?? 0)].some(
      (off) => Math.abs(off) <= 1,
    )
    await expect(isFlush).toBe(true)
  },
}
export const TakingAPaymentFromADeposit: Story = {
  parameters: scene(success(invoiceFixture({ deposit: 500_000 }))),
  play: async (context) => {
    await pressing(taking)(context)
    const method = await screen.findByRole('combobox', { name: /^(Method|Metode) 1/ })
    await context.userEvent.selectOptions(method, 'deposit')
    await waitFor(() => expect(method).toHaveDisplayValue(/500[.,]000/))
  },
}
export const TakingAPaymentWithoutAShift: Story = {
  parameters: scene(success(invoiceFixture()), { 'GET /api/cash-shift/mine': success({ current: null }) }),
  play: pressing(taking),
}
export const TakingAPaymentWithACountedDrawer: Story = {
  parameters: scene(success(invoiceFixture()), {
    'GET /api/cash-shift/mine': success({ current: countedShiftFixture() }),
  }),
  play: pressing(taking),
}
export const PaymentTaken: Story = {
  parameters: scene(success(invoiceFixture()), { 'POST /api/invoice/12/payment': success(paymentFixture()) }),
  play: async (context) => {
    await pressing(taking)(context)
    await context.userEvent.click(await screen.findByRole('button', { name: /765/ }))
    const link = await screen.findByRole('link', { name: /^(Print receipt|Cetak kuitansi)$/ })
    await waitFor(() => expect(link).toHaveFocus())
  },
}
export const PaymentRefused: Story = {
  parameters: scene(success(invoiceFixture()), {
    'POST /api/invoice/12/payment': refusal(409, 'Nothing can be paid on this invoice: somebody was faster.'),
  }),
  play: async (context) => {
    await pressing(taking)(context)
    await context.userEvent.click(await screen.findByRole('button', { name: /765/ }))
    await screen.findByRole('alert')
  },
}
export const PartlyPaid: Story = {
  parameters: scene(
    success(
      invoiceFixture({
        state: 'partly_paid',
        paid: 400_000,
        owed: 365_000,
        payments: [paymentFixture({ amount: 400_000, owed_after: 365_000, cash_given: 400_000, change: 0 })],
      }),
    ),
  ),
}
export const Paid: Story = { parameters: scene(success(paidInvoiceFixture())) }
export const Refunded: Story = {
  parameters: scene(
    success(
      paidInvoiceFixture({
        state: 'partly_paid',
        paid: 665_000,
        owed: 100_000,
        payments: [paymentFixture({ refunded: 100_000 }), refundFixture()],
      }),
    ),
  ),
}
export const Refunding: Story = {
  parameters: scene(success(paidInvoiceFixture())),
  play: pressing(/^(Refund|Kembalikan) KW/),
}
export const LettingGo: Story = {
  parameters: scene(success(paidInvoiceFixture()), { 'GET /api/dispensing': success({ rows: [waiting] }) }),
  play: async (context) => {
    await pressing(/^(Let the patient go|Izinkan pasien pulang)$/)(context)
    await screen.findByRole('link', { name: /^(Hand out|Serahkan obat)$/ })
    const confirm = await screen.findByRole('button', { name: /^Check(-| )out$/i })
    await waitFor(() => expect(confirm).toHaveFocus())
  },
}
export const Void: Story = { parameters: scene(success(invoiceFixture({ state: 'void', owed: 0 }))) }
export const AskedToVoid: Story = {
  parameters: scene(success(invoiceFixture())),
  play: pressing(/^(Void|Batalkan)$/),
}
const crediting = /^(Credit a part|Kreditkan sebagian)$/
const filling = /^(Composite filling, 2 surfaces|Tambal komposit 2 permukaan): /
export const CreditingAPart: Story = {
  parameters: scene(success(invoiceFixture())),
  play: async (context) => {
    await pressing(crediting)(context)
    await context.userEvent.click(await screen.findByRole('checkbox', { name: filling }))
    const amount = await screen.findByRole('textbox', { name: /^(Credit of|Kredit untuk) / })
    await waitFor(() => expect(amount).toHaveDisplayValue(/450[.,]000/))
  },
}
export const CreditingWhatWasPaid: Story = {
  parameters: scene(success(paidInvoiceFixture())),
  play: async (context) => {
    await pressing(crediting)(context)
    await context.userEvent.click(await screen.findByRole('checkbox', { name: filling }))
    await screen.findByRole('combobox', { name: /^(Given back by|Dikembalikan dengan)/ })
  },
}
export const CreditingSharedWithAPayor: Story = {
  parameters: scene(
    success(invoiceFixture({ policy: invoicePolicyFixture(), lines: [invoiceLineFixture({ creditable: 150_000 })] })),
  ),
  play: pressing(crediting),
}
export const CreditingWithoutAShift: Story = {
  parameters: scene(success(paidInvoiceFixture({ lines: [invoiceLineFixture()] })), {
    'GET /api/cash-shift/mine': success({ current: null }),
  }),
  play: async (context) => {
    await pressing(crediting)(context)
    await context.userEvent.click(await screen.findByRole('button', { name: /^(Credit|Kreditkan)$/ }))
    await screen.findByText(/^(Open your cash shift first|Buka sif kas Anda dahulu)/)
  },
}
export const CreditRefused: Story = {
  parameters: scene(success(invoiceFixture({ lines: [invoiceLineFixture()] })), {
    'POST /api/invoice/12/credit-note': refusal(422, 'Check the fields.', {
      fields: { lines: 'Line 1: this is more than is left of what the patient was billed for it' },
    }),
  }),
  play: async (context) => {
    await pressing(crediting)(context)
    await context.userEvent.type(await screen.findByRole('textbox', { name: /^(Reason|Alasan)/ }), 'Lepas')
    await context.userEvent.click(await screen.findByRole('button', { name: /^(Credit|Kreditkan)$/ }))
    await screen.findByText(/more than is left/)
  },
}
export const Credited: Story = {
  parameters: scene(
    success(
      paidInvoiceFixture({
        paid: 615_000,
        credited: 150_000,
        payments: [
          paymentFixture({ refunded: 150_000 }),
          refundFixture({ amount: 150_000, reason: 'Tambalan lepas setelah dua minggu' }),
        ],
        credit_notes: [creditNoteFixture()],
      }),
    ),
  ),
}
export const WrittenOff: Story = { parameters: scene(success(invoiceFixture({ state: 'written_off', owed: 0 }))) }
export const Unknown: Story = { parameters: scene(refusal(404, 'Not found')) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
const planned = (overrides: Parameters<typeof instalmentPlanFixture>[0] = {}, role: Scene['role'] = 'manager_clinic') =>
  scene(
    success(invoiceFixture({ state: 'partly_paid', paid: 255_000, owed: 510_000, in_instalments: true })),
    { 'GET /api/instalment-plan': success(listOf([instalmentPlanFixture(overrides)])) },
    role,
  )
const agreeing = /^(Pay in instalments|Bayar dengan cicilan)$/
const cancelling = /^(Cancel instalments|Batalkan cicilan)$/
const defaulting = /^(Declare defaulted|Nyatakan gagal bayar)$/
export const AgreeingOnInstalments: Story = {
  parameters: scene(success(invoiceFixture())),
  play: pressing(agreeing),
}
export const InInstalments: Story = { parameters: planned() }
export const InInstalmentsKeptTo: Story = { parameters: planned({ owed: 255_000 }, 'front_office_clinic') }
export const InInstalmentsAfterARefund: Story = { parameters: planned({ owed: 800_000 }) }
export const CancellingInstalments: Story = { parameters: planned(), play: pressing(cancelling) }
export const DeclaringInstalmentsDefaulted: Story = { parameters: planned(), play: pressing(defaulting) }
export const InstalmentsNotLoaded: Story = {
  parameters: scene(success(invoiceFixture({ in_instalments: true })), {
    'GET /api/instalment-plan': refusal(503, 'The database does not answer.'),
  }),
}
