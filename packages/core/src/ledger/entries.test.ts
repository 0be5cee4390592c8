import type { Schema } from '@clinic/api'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Creditable, creditableOf, creditOf, refundOf } from '../credit-note'
import { shareOut } from '../deposit'
import { type Discount, type InvoiceState, invoiceAmounts, invoiceMachine, paymentProblem } from '../invoice'
import { nextState } from '../lifecycle'
import {
  type Credited,
  closingEntries,
  creditEntries,
  depositEntries,
  depositRefundEntries,
  issueEntries,
  type LedgerEntry,
  openingEntries,
  paymentEntries,
  payorPaymentBackEntries,
  payorPaymentEntries,
  settlingEntries,
  voidEntries,
  writeOffEntries,
} from './index'

type Method = Schema<'PaymentMethod'>
type Share = Parameters<typeof paymentEntries>[0]['deposits'][number]

/** What a desk does with one of three invoices of a patient, or with the deposits of the patient; figures are shares of what is possible then, in thousandths. */
type Deed =
  | { do: keyof typeof whole; on: number }
  | { do: 'pay'; on: number; share: number; cash: number; deposit: number }
  | { do: 'refund'; on: number; share: number; method: Schema<'TenderMethod'> }
  /** A credit note on one of its lines; what was paid above the new total is given back. */
  | { do: 'creditNote'; on: number; line: number; share: number }
  | { do: 'takeDeposit'; on: number; amount: number; method: Method }
  | { do: 'refundDeposit'; on: number; share: number; method: Method }
  | { do: 'payorPays' | 'payorPaymentBack'; on: number; share: number }
  | { do: 'settle'; on: number; share: number; settling: Schema<'ClaimSettling'> }

/** An invoice as a clerk with pencil and paper would keep it: no ledger, no entries. */
interface OnPaper {
  state: InvoiceState
  /** Of the patient. */
  total: number
  /** What the payor still owes. */
  payor: number
  paid: number
  /** What of it was paid from deposits. */
  fromDeposit: number
  paidByPayor: number
  /** Once it is, the invoice is not void any more. */
  isPayorSettled: boolean
  /** The rest of a package was refunded: the invoice is not void any more. */
  isForgiven: boolean
  /** What was credited of each line. */
  credited: number[]
}

const shift = 7
const on = fc.integer({ min: 0, max: 2 })
const share = fc.integer({ min: 1, max: 1000 })
const thousandths = fc.integer({ min: 0, max: 1000 })
const method = fc.constantFrom<Method>('cash', 'qris')
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constantFrom('issue', 'void', 'writeOff', 'credit'), on }),
  fc.record({ do: fc.constant('pay' as const), on, share, cash: thousandths, deposit: thousandths }),
  fc.record({
    do: fc.constant('refund' as const),
    on,
    share,
    // only what was paid from a deposit goes back to one, which few sequences come to
    method: fc.constantFrom<Schema<'TenderMethod'>>('cash', 'qris', 'deposit', 'deposit', 'deposit'),
  }),
  fc.record({ do: fc.constant('creditNote' as const), on, line: fc.integer({ min: 0, max: 4 }), share }),
  fc.record({ do: fc.constant('takeDeposit' as const), on, amount: fc.integer({ min: 1, max: 9_000_000 }), method }),
  fc.record({ do: fc.constant('refundDeposit' as const), on, share, method }),
  fc.record({ do: fc.constantFrom('payorPays', 'payorPaymentBack'), on, share }),
  fc.record({
    do: fc.constant('settle' as const),
    on,
    share,
    settling: fc.constantFrom('charge_patient', 'write_off'),
  }),
)
const discount: fc.Arbitrary<Discount | null> = fc.option(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100) }),
    fc.record({ rupiah: fc.integer({ min: 0, max: 400_000 }) }),
  ),
  { nil: null },
)
const line = fc.record({
  unit_price: fc.integer({ min: 0, max: 6_000_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  discount,
  taxable: fc.boolean(),
  category: fc.option(fc.constant('conservation' as const), { nil: null }),
  icd9cm: fc.constant(''),
  is_prepaid: fc.boolean(),
})
const coverage = fc.option(
  fc
    .record({
      percent: fc.integer({ min: 0, max: 100 }),
      cap_per_visit: fc.option(fc.integer({ min: 0, max: 3_000_000 }), { nil: null }),
    })
    .map((rule) => ({
      plan: {
        coverage_rules: [
          { ...rule, category: 'conservation' as const, cap_per_year: null, waiting_days: 0, needs_approval: false },
        ],
        excluded_codes: [],
        valid_from: null,
        valid_until: null,
      },
      memberSince: '2026-01-01',
      paidThisYear: {},
    })),
  { nil: null },
)
const bill = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 5 }), discount, taxed: fc.boolean(), coverage })
  .map(({ lines, discount, taxed, coverage }) =>
    invoiceAmounts(lines, {
      day: '2026-11-20',
      coverage,
      discount,
      tax: taxed ? { numerator: 11, denominator: 100 } : null,
      rounding: 100,
      charges_stamp: true,
    }),
  )

const sum = (entries: readonly { amount: number }[]) => entries.reduce((total, { amount }) => total + amount, 0)
const part = (whole: number, thousandths: number) => Math.max(1, Math.floor((whole * thousandths) / 1000))

interface Told {
  id: number
  amounts: Schema<'InvoiceTotals'>
  owed: number
  /** What credit notes took off. */
  credited: Credited
}

/** What is done to a whole invoice. */
const whole = {
  issue: { event: 'invoice.issue', entries: ({ id, amounts }: Told) => issueEntries(id, amounts) },
  void: { event: 'invoice.void', entries: ({ id, amounts, credited }: Told) => voidEntries(id, amounts, credited) },
  writeOff: { event: 'invoice.writeOff', entries: ({ id, owed }: Told) => writeOffEntries(id, owed) },
  credit: {
    event: 'invoice.credit',
    entries({ id, owed }: Told) {
      const tax = Math.floor(owed / 11)
      return creditEntries(id, { net: owed - tax, tax, rounding: 0 })
    },
  },
} as const

/** What the clinic owes the patient in deposits, on paper, and what each deposit has left, by the ledger. */
interface Purse {
  owed: number
  taken: number
  left: Share[]
}

interface Place {
  paper: OnPaper
  amounts: Schema<'InvoiceTotals'>
  /** What can be credited of each line before any credit. */
  creditable: readonly Creditable[]
  id: number
  purse: Purse
  /** What the invoice used of each deposit, the last use first. */
  used: Share[]
}

/** Does one deed on paper and in the ledger, where the lifecycle allows it. */
function carryOut(what: Deed, { paper, amounts, creditable, id, purse, used }: Place): LedgerEntry[][] {
  const owed = paper.total - paper.paid
  const moveTo = (type: Parameters<typeof nextState<typeof invoiceMachine>>[2]['type']) => {
    const state = nextState(invoiceMachine, paper.state, { type })
    if (state !== null) paper.state = state
    return state !== null
  }
  if (what.do === 'takeDeposit' || what.do === 'refundDeposit') return moveDeposit(what, purse)
  if (what.do === 'pay') {
    const amount = part(owed, what.share)
    const deposit = Math.min(Math.floor((amount * what.deposit) / 1000), purse.owed)
    const cash = Math.floor(((amount - deposit) * what.cash) / 1000)
    const tenders = [
      { method: 'cash' as const, amount: cash, reference: '' },
      { method: 'qris' as const, amount: amount - deposit - cash, reference: '' },
      { method: 'deposit' as const, amount: deposit, reference: '' },
    ].filter((tender) => tender.amount > 0)
    if (paymentProblem({ tenders, cash_given: cash === 0 ? null : cash }, owed)) return []
    if (!moveTo(amount === owed ? 'invoice.payAll' : 'invoice.payPart')) return []
    paper.paid += amount
    paper.fromDeposit += deposit
    purse.owed -= deposit
    const deposits = shareOut(purse.left, deposit) ?? []
    used.unshift(...deposits.toReversed())
    return [paymentEntries({ kind: 'payment', invoice_id: id, cash_shift_id: shift, tenders, deposits })]
  }
  if (what.do === 'payorPays' || what.do === 'payorPaymentBack' || what.do === 'settle')
    return settleWithPayor(what, { paper, id, moveTo })
  if (what.do === 'creditNote') {
    const line = creditable[what.line]
    const before = paper.credited[what.line] ?? 0
    const amount = part((line?.most ?? 0) - before, what.share)
    const isIssued = paper.state === 'issued' || paper.state === 'partly_paid' || paper.state === 'paid'
    // what the rest of a package has forgiven, nobody credits again
    if (!line || !isIssued || amount > line.most - before || amount > owed + paper.paid) return []
    const back = refundOf(amount, owed)
    const money = Math.min(back, paper.paid - paper.fromDeposit)
    const refunds = [
      { method: 'qris' as const, amount: money },
      { method: 'deposit' as const, amount: back - money },
    ].flatMap((tender) => giveBack(tender, { paper, id, purse, used, moveTo }))
    if (!moveTo(amount === owed + back ? 'invoice.credit' : 'invoice.creditPart')) throw new Error('refused to credit')
    paper.total -= amount
    paper.credited[what.line] = before + amount
    return [...refunds, creditEntries(id, creditOf(line, { before, amount }))]
  }
  if (what.do !== 'refund') {
    if (what.do === 'void' && (paper.isPayorSettled || paper.isForgiven)) return []
    const { event, entries } = whole[what.do]
    const isSettledUnpaid = what.do === 'void' && paper.state === 'paid' && paper.paid === 0
    if (!moveTo(isSettledUnpaid ? 'invoice.voidUnpaid' : event)) return []
    if (what.do === 'credit') {
      paper.total -= owed
      paper.isForgiven = true
    }
    return [entries({ id, amounts, owed, credited: creditedIn(paper, creditable) })]
  }
  const refundable = what.method === 'deposit' ? paper.fromDeposit : paper.paid - paper.fromDeposit
  const amount = part(refundable, what.share)
  return amount > refundable ? [] : giveBack({ method: what.method, amount }, { paper, id, purse, used, moveTo })
}

type Giving = Pick<Place, 'paper' | 'id' | 'purse' | 'used'> & {
  moveTo: (type: 'invoice.refundAll' | 'invoice.refundPart') => boolean
}

/** Gives back what was paid, where there is any: what a deposit paid goes back to it. */
function giveBack(
  { method, amount }: { method: Schema<'TenderMethod'>; amount: number },
  { paper, id, purse, used, moveTo }: Giving,
): LedgerEntry[][] {
  if (amount === 0 || !moveTo(amount === paper.paid ? 'invoice.refundAll' : 'invoice.refundPart')) return []
  paper.paid -= amount
  const deposits = method === 'deposit' ? (shareOut(used, amount) ?? []) : []
  if (method === 'deposit') {
    paper.fromDeposit -= amount
    purse.owed += amount
    takeOff(used, deposits)
  }
  const tenders = [{ method, amount }]
  return [paymentEntries({ kind: 'refund', invoice_id: id, cash_shift_id: shift, tenders, deposits })]
}

/** What of an invoice is credited, by its accounts. */
function creditedIn({ credited }: OnPaper, creditable: readonly Creditable[]): Credited {
  const sums = { net: 0, tax: 0, rounding: 0 }
  for (const [index, line] of creditable.entries()) {
    const { net, tax, rounding } = creditOf(line, { before: 0, amount: credited[index] ?? 0 })
    sums.net += net
    sums.tax += tax
    sums.rounding += rounding
  }
  return sums
}

/** Takes what goes back off what was used, in its order. */
function takeOff(used: Share[], back: readonly Share[]) {
  let left = sum(back)
  for (const each of used) {
    const off = Math.min(each.amount, left)
    each.amount -= off
    left -= off
  }
}

/** Money comes in for a new deposit, or goes out of the first that has some. */
function moveDeposit(what: Extract<Deed, { do: 'takeDeposit' | 'refundDeposit' }>, purse: Purse) {
  const money = { cash_shift_id: shift, method: what.method }
  if (what.do === 'takeDeposit') {
    purse.owed += what.amount
    purse.taken += what.amount
    return [depositEntries({ ...money, deposit_id: purse.left.length + 1, amount: what.amount })]
  }
  const deposit = purse.left.find(({ amount }) => amount > 0)
  if (!deposit) return []
  const amount = part(deposit.amount, what.share)
  purse.owed -= amount
  purse.taken -= amount
  return [depositRefundEntries({ ...money, deposit_id: deposit.deposit_id, amount })]
}

interface WithPayor {
  paper: OnPaper
  id: number
  moveTo: (type: 'invoice.chargeAll' | 'invoice.chargePart') => boolean
}

/** The payor pays a part of what it owes, a part of that becomes the patient's or nobody's, or a part of what it paid is taken back. */
function settleWithPayor(
  what: Extract<Deed, { do: 'payorPays' | 'payorPaymentBack' | 'settle' }>,
  { paper, id, moveTo }: WithPayor,
) {
  // where nothing is paid yet, it pays first
  if (what.do === 'payorPaymentBack' && paper.paidByPayor > 0) {
    const back = part(paper.paidByPayor, what.share)
    paper.paidByPayor -= back
    paper.payor += back
    return [payorPaymentBackEntries(id, back)]
  }
  if (paper.state === 'draft' || paper.state === 'void' || paper.payor === 0) return []
  const amount = part(paper.payor, what.share)
  if (what.do === 'settle' && what.settling === 'charge_patient') {
    if (!moveTo(paper.paid === 0 ? 'invoice.chargeAll' : 'invoice.chargePart')) return []
    paper.total += amount
  }
  paper.payor -= amount
  paper.isPayorSettled = true
  if (what.do === 'settle') return [settlingEntries(id, { settling: what.settling, amount })]
  paper.paidByPayor += amount
  return [payorPaymentEntries(id, amount)]
}

/** What each deposit has left, the oldest first: the clinic owes it, below zero. */
function leftOfEach(ledger: readonly LedgerEntry[]): Share[] {
  const left = new Map<number, number>()
  for (const entry of ledger)
    if (entry.account === 'deposit') left.set(entry.deposit_id, (left.get(entry.deposit_id) ?? 0) - entry.amount)
  return Array.from(left, ([deposit_id, amount]) => ({ deposit_id, amount }))
}

/** What is owed by the words of its state, apart from any entry. */
const owedOnPaper = ({ state, total, paid }: OnPaper) =>
  state === 'issued' || state === 'partly_paid' || state === 'paid' ? total - paid : 0

/** A payor owes the rest of its part from the issue on, whatever the patient pays, unless the invoice is void. */
const owedByPayor = ({ state, payor }: OnPaper) => (state === 'draft' || state === 'void' ? 0 : payor)

it('a payment of a payor that is taken back leaves nothing of it', () => {
  expect([...payorPaymentEntries(7, 280_000), ...payorPaymentBackEntries(7, 280_000)]).toEqual([
    { account: 'bank', invoice_id: 7, amount: 280_000 },
    { account: 'payor_receivable', invoice_id: 7, amount: -280_000 },
    { account: 'bank', invoice_id: 7, amount: -280_000 },
    { account: 'payor_receivable', invoice_id: 7, amount: 280_000 },
  ])
})

it('10,000 sequences of bills with and without a plan, discounts, payments of patients and payors, payments of payors that are taken back, deposits, refunds, voids, write-offs, credits, credit notes and settled claims: every balance is the sum of its entries', () => {
  fc.assert(
    fc.property(
      fc.tuple(bill, bill, bill),
      fc.array(deed, { maxLength: 30 }),
      fc.record({ float: fc.integer({ min: 0, max: 1_000_000 }), off: fc.integer({ min: -5_000, max: 5_000 }) }),
      (bills, deeds, { float, off }) => {
        const invoices = bills.map(({ lines, patient, payor, ...amounts }, id) => ({
          id,
          amounts: { ...amounts, payor, total: patient + payor },
          creditable: creditableOf(
            lines.map((line) => ({ paket_id: null, amounts: { ...line, total: line.patient + line.payor } })),
            { ...amounts, payor, total: patient + payor },
          ),
          paper: {
            state: 'draft',
            total: patient,
            payor,
            paid: 0,
            fromDeposit: 0,
            paidByPayor: 0,
            isPayorSettled: false,
            isForgiven: false,
            credited: [],
          } as OnPaper,
          used: [],
        }))
        const purse: Purse = { owed: 0, taken: 0, left: [] }
        const ledger = [...openingEntries(shift, float)]
        for (const what of deeds) {
          const invoice = invoices[what.on]
          if (!invoice) continue
          for (const entries of carryOut(what, { ...invoice, purse })) {
            expect(sum(entries)).toBe(0)
            ledger.push(...entries)
          }
          purse.left = leftOfEach(ledger)
          expect(sum(purse.left)).toBe(purse.owed)
          for (const { amount } of purse.left) expect(amount).toBeGreaterThanOrEqual(0)
          const { id, paper } = invoice
          const receivable = ledger.filter((entry) => entry.account === 'receivable' && entry.invoice_id === id)
          expect(sum(receivable)).toBe(owedOnPaper(paper))
          expect(sum(receivable)).toBeGreaterThanOrEqual(0)
          const ofPayor = ledger.filter((entry) => entry.account === 'payor_receivable' && entry.invoice_id === id)
          expect(sum(ofPayor)).toBe(owedByPayor(paper))
          const bank = ledger.filter(
            (entry) => entry.account === 'bank' && 'invoice_id' in entry && entry.invoice_id === id,
          )
          expect(sum(bank)).toBe(paper.paidByPayor)
        }
        for (const { id, paper, amounts, creditable } of invoices) {
          const sumOf = (account: LedgerEntry['account']) =>
            sum(ledger.filter((entry) => entry.account === account && 'invoice_id' in entry && entry.invoice_id === id))
          const { net, tax } = creditedIn(paper, creditable)
          const accounts = ['revenue', 'tax', 'rounding', 'stamp_duty'] as const
          // what is void leaves nothing behind, whatever was credited of it before
          if (paper.state === 'void') expect(accounts.map(sumOf)).toEqual([0, 0, 0, 0])
          else if (paper.state !== 'draft' && !paper.isForgiven) {
            const { gross, line_discount, invoice_discount } = amounts
            expect(sumOf('revenue') + gross - line_discount - invoice_discount).toBe(net)
            expect(sumOf('tax') + amounts.tax).toBe(tax)
          }
        }
        const tills = ledger.filter(({ account }) => account === 'till')
        expect(sum(tills)).toBe(
          float + purse.taken + invoices.reduce((total, { paper }) => total + paper.paid - paper.fromDeposit, 0),
        )
        const expected = sum(tills.filter((entry) => entry.account === 'till' && entry.method === 'cash'))
        ledger.push(...closingEntries(shift, { expected, counted: expected + off }))
        expect(sum(ledger.filter((entry) => entry.account === 'till' && entry.method === 'cash'))).toBe(0)
        expect(sum(ledger.filter(({ account }) => account === 'variance')) + off).toBe(0)
        expect(sum(ledger)).toBe(0)
      },
    ),
    { numRuns: 10_000 },
  )
}, 120_000)
