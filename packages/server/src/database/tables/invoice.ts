import type { Schema } from '@clinic/api'
import type { RoleName } from '@clinic/core/access'
import type { Discount, InvoiceEvent } from '@clinic/core/invoice'
import type { LedgerEntry } from '@clinic/core/ledger'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { CreatedAt, NullableTimestamp, Timestamp } from './columns'

/** Written as text, read as what it means. */
type NullableJson<Value> = ColumnType<Value | null, string | null, string | null>
type DiscountColumn = NullableJson<Discount>

/** What does not depend on payments is kept as it was issued; the database refuses to change it. */
export interface InvoiceTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  visit_id: number
  patient_id: number
  state: Schema<'InvoiceState'>
  /** Of the treatment, a plain date. */
  day: ColumnType<string, string, never>
  /** The policy whose payor pays a part. */
  patient_policy_id: number | null
  /** That policy as it was when the invoice was issued; null before, and where the payor pays nothing. */
  policy: NullableJson<Schema<'InvoicePolicy'>>
  discount: DiscountColumn
  discount_reason: Generated<string>
  year: number | null
  /** The how many-th invoice of the clinic's year. */
  sequence: number | null
  number: string | null
  issued_at: NullableTimestamp
  /** A plain date. */
  due_on: string | null
  amounts: NullableJson<Schema<'InvoiceTotals'>>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

/** Lines change with a draft, and never after. */
export interface InvoiceLineTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  invoice_id: number
  position: number
  /** Null for medicine. */
  product_id: number | null
  /** What was done in the visit; null for a service that was added at the desk. */
  procedure_id: number | null
  /** The package that is sold; null for a service and for medicine. */
  paket_id: number | null
  /** The package of the patient that has prepaid the service. */
  package_sold_id: number | null
  /** What was dispensed in the visit, and the line of which prescription; null for a service. */
  medicine_id: number | null
  prescription_id: number | null
  prescription_line: number | null
  code: string
  name: string
  name_en: string
  /** Null for medicine. */
  category: Schema<'ProductCategory'> | null
  icd9cm: string
  taxable: boolean
  unit_price: number | null
  /** The list whose price it has, as it was called. */
  price_list: NullableJson<Schema<'PriceListName'>>
  price_typed: Generated<boolean>
  quantity: number
  discount: DiscountColumn
  discount_reason: Generated<string>
  amounts: NullableJson<Schema<'InvoiceLineAmounts'>>
  /** Of the amounts, for reports: all discounts, and what is left of gross without them. */
  taken_off: GeneratedAlways<number | null>
  net: GeneratedAlways<number | null>
}

/** A move of an invoice. Rows are only added, as of the following three; the database refuses to change them. */
export interface InvoiceEventTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  invoice_id: number
  event: InvoiceEvent['type'] | 'invoice.draft'
  /** Null where it was drafted. */
  from_state: Schema<'InvoiceState'> | null
  to_state: Schema<'InvoiceState'>
  at: Timestamp
  user_id: number
  user_name: string
  user_role: RoleName
  reason: string
}

export interface PaymentTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  kind: Schema<'PaymentKind'>
  invoice_id: number
  cash_shift_id: number
  refund_of: number | null
  year: number
  sequence: number
  number: string
  amount: number
  tenders: JSONColumnType<Schema<'Tender'>[]>
  cash_given: number | null
  change: number
  owed_after: number
  reason: string
  received_at: ColumnType<string, string, never>
  received_by: string
}

/** An event that moves money; its entries sum to zero. */
export interface PostingTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  kind:
    | 'issue'
    | 'void'
    | 'write_off'
    | 'credit'
    | 'credit_note'
    | 'payment'
    | 'refund'
    | 'opening'
    | 'closing'
    | 'payor_payment'
    | 'payor_payment_void'
    | 'payor_charge'
    | 'expense'
    | 'expense_void'
    | 'deposit'
    | 'deposit_refund'
  /** The clinic's day, a plain date. */
  day: ColumnType<string, string, never>
  at: ColumnType<string, string, never>
  payment_id: number | null
  payor_payment_id: number | null
  /** What took the deposit or gave it back. */
  deposit_id: number | null
  credit_note_id: number | null
}

export interface LedgerEntryTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  posting_id: number
  account: LedgerEntry['account']
  invoice_id: number | null
  cash_shift_id: number | null
  expense_id: number | null
  deposit_id: number | null
  method: Schema<'PaymentMethod'> | null
  /** In rupiah: above 0 the account has more, below 0 less. */
  amount: number
}
