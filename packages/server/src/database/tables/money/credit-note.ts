import type { ColumnType, Generated } from 'kysely'

/** What is taken off an issued invoice. The database refuses to change it, and its lines. */
export interface CreditNoteTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  invoice_id: number
  year: number
  sequence: number
  number: string
  /** In rupiah; what of it was given back with it, and what the patient owed after it. */
  amount: number
  refunded: number
  owed_after: number
  reason: string
  issued_at: ColumnType<string, string, never>
  issued_by: string
}

/** In rupiah: what the patient does not owe for a line, and what of it is net, tax and rounding. */
export interface CreditNoteLineTable {
  company_id: number
  clinic_id: number
  id: Generated<number>
  credit_note_id: number
  invoice_line_id: number
  amount: number
  net: number
  tax: number
  rounding: number
}
