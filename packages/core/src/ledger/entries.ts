import type { Schema } from '@clinic/api'

type PaymentMethod = Schema<'PaymentMethod'>

/** An entry of the ledger, in whole rupiah: above 0 its account has more, below 0 less. Those of one event sum to zero. */
export type LedgerEntry =
  | {
      account:
        | 'receivable'
        | 'payor_receivable'
        | 'revenue'
        | 'tax'
        | 'rounding'
        | 'stamp_duty'
        | 'written_off'
        | 'bank'
      invoice_id: number
      amount: number
    }
  | { account: 'expense' | 'bank'; expense_id: number; amount: number }
  | { account: 'deposit'; deposit_id: number; amount: number }
  | { account: 'till'; cash_shift_id: number; method: PaymentMethod; amount: number }
  | { account: 'float' | 'variance'; cash_shift_id: number; amount: number }

/** Returns what patient and payor owe for an invoice that is issued, each on an account of its own, and what it is owed for. */
export function issueEntries(invoice_id: number, amounts: Schema<'InvoiceTotals'>): LedgerEntry[] {
  const { gross, line_discount, invoice_discount, tax, rounding, stamp_duty, total, payor } = amounts
  return [
    { account: 'receivable', invoice_id, amount: total - payor },
    { account: 'payor_receivable', invoice_id, amount: payor },
    { account: 'revenue', invoice_id, amount: line_discount + invoice_discount - gross },
    { account: 'tax', invoice_id, amount: -tax },
    { account: 'rounding', invoice_id, amount: -rounding },
    { account: 'stamp_duty', invoice_id, amount: -stamp_duty },
  ]
}

/** Returns what takes an issued invoice back; what credits have taken back before, they leave out. */
export const voidEntries = (
  invoice_id: number,
  amounts: Schema<'InvoiceTotals'>,
  credited: Credited = { net: 0, tax: 0, rounding: 0 },
): LedgerEntry[] =>
  [...issueEntries(invoice_id, amounts), ...creditEntries(invoice_id, credited)].map((entry) => ({
    ...entry,
    amount: -entry.amount,
  }))

/** Returns what gives up the rest that a patient owes of an invoice, in rupiah; the payor still owes its part. */
export const writeOffEntries = (invoice_id: number, owed: number): LedgerEntry[] => [
  { account: 'written_off', invoice_id, amount: owed },
  { account: 'receivable', invoice_id, amount: -owed },
]

/** What of a credit is revenue, tax and rounding, in rupiah. */
export interface Credited {
  net: number
  tax: number
  rounding: number
}

/** Returns what a credit takes off what a patient owes: a part of some lines, or the worth of sessions that nobody will use. */
export const creditEntries = (invoice_id: number, { net, tax, rounding }: Credited): LedgerEntry[] => [
  { account: 'revenue', invoice_id, amount: net },
  { account: 'tax', invoice_id, amount: tax },
  { account: 'rounding', invoice_id, amount: rounding },
  { account: 'receivable', invoice_id, amount: -net - tax - rounding },
]

/** Returns what a transfer of a payor brings to the bank and takes off what it owes on an invoice, in rupiah. */
export const payorPaymentEntries = (invoice_id: number, amount: number): LedgerEntry[] => [
  { account: 'bank', invoice_id, amount },
  { account: 'payor_receivable', invoice_id, amount: -amount },
]

/** Returns what takes a transfer of a payor back: the bank has less and the payor owes it again, in rupiah. */
export const payorPaymentBackEntries = (invoice_id: number, amount: number): LedgerEntry[] =>
  payorPaymentEntries(invoice_id, -amount)

/** Returns what settles what a payor does not pay of an invoice, in rupiah: the patient owes it then, or it is given up. */
export const settlingEntries = (
  invoice_id: number,
  { settling, amount }: { settling: Schema<'ClaimSettling'>; amount: number },
): LedgerEntry[] => [
  { account: settling === 'charge_patient' ? 'receivable' : 'written_off', invoice_id, amount },
  { account: 'payor_receivable', invoice_id, amount: -amount },
]

interface Paid {
  kind: Schema<'PaymentKind'>
  invoice_id: number
  cash_shift_id: number
  tenders: readonly Pick<Schema<'Tender'>, 'method' | 'amount'>[]
  /** What the tender of the method `deposit` takes from each deposit. */
  deposits: readonly DepositShare[]
}

interface DepositShare {
  deposit_id: number
  amount: number
}

/** Returns what a payment brings into a till, uses of deposits and takes off what is owed; a refund is the opposite. */
export function paymentEntries({ kind, invoice_id, cash_shift_id, tenders, deposits }: Paid): LedgerEntry[] {
  const sign = kind === 'payment' ? 1 : -1
  const total = tenders.reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...tenders.flatMap(({ method, amount }): LedgerEntry[] =>
      method === 'deposit' ? [] : [{ account: 'till', cash_shift_id, method, amount: sign * amount }],
    ),
    ...deposits.map(({ deposit_id, amount }) => ({ account: 'deposit' as const, deposit_id, amount: sign * amount })),
    { account: 'receivable', invoice_id, amount: -sign * total },
  ]
}

interface DepositMoney extends DepositShare {
  cash_shift_id: number
  method: PaymentMethod
}

/** Returns what a deposit brings into a till; the clinic owes it to the patient from then on, as an amount below 0. */
export const depositEntries = ({ deposit_id, cash_shift_id, method, amount }: DepositMoney): LedgerEntry[] => [
  { account: 'till', cash_shift_id, method, amount },
  { account: 'deposit', deposit_id, amount: -amount },
]

/** Returns what gives money of a deposit back out of a till. */
export const depositRefundEntries = (refund: DepositMoney): LedgerEntry[] =>
  depositEntries({ ...refund, amount: -refund.amount })

/** Returns what an expense, in rupiah, takes out of a drawer, or without one out of the bank account. */
export function expenseEntries(expense_id: number, amount: number, cash_shift_id: number | null): LedgerEntry[] {
  const source: LedgerEntry =
    cash_shift_id === null
      ? { account: 'bank', expense_id, amount: -amount }
      : { account: 'till', cash_shift_id, method: 'cash', amount: -amount }
  return [{ account: 'expense', expense_id, amount }, source]
}

/** Returns what takes an expense back: its cash lies in a drawer again, or without one that is open in the bank account. */
export const expenseBackEntries: typeof expenseEntries = (...expense) =>
  expenseEntries(...expense).map((entry) => ({ ...entry, amount: -entry.amount }))

/** Returns what puts the opening float into a drawer. */
export const openingEntries = (cash_shift_id: number, float: number): LedgerEntry[] => [
  { account: 'till', cash_shift_id, method: 'cash', amount: float },
  { account: 'float', cash_shift_id, amount: -float },
]

/** Returns what empties a drawer: what was counted leaves it, and what is missing of what should be there, or too much, is the variance. */
export const closingEntries = (
  cash_shift_id: number,
  { expected, counted }: { expected: number; counted: number },
): LedgerEntry[] => [
  { account: 'till', cash_shift_id, method: 'cash', amount: -expected },
  { account: 'float', cash_shift_id, amount: counted },
  { account: 'variance', cash_shift_id, amount: expected - counted },
]
