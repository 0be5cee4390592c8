import type { Schema } from '@clinic/api'
import type { Invoice } from '../../../../entities/invoice/invoice-query'

/** A line while it is typed: stored, or new without an id. */
export type DraftLine = Omit<Schema<'InvoiceLine'>, 'id' | 'amounts' | 'creditable'> & { id: number | null }

/** What is typed of a draft. */
export interface DraftValue {
  policy_id: number | null
  lines: DraftLine[]
  discount: Schema<'DiscountOrNone'>
  discount_reason: string
  version: number
}

export const draftValue = ({ policy_id, lines, discount, discount_reason, version }: Invoice): DraftValue => ({
  policy_id,
  lines: lines.map(({ amounts, creditable, ...line }) => line),
  discount,
  discount_reason,
  version,
})

/** What is sent: the lines by what may change of them. */
export const draftChange = ({ lines, ...whole }: DraftValue): Schema<'InvoiceChange'> => ({
  ...whole,
  discount_reason: whole.discount ? whole.discount_reason.trim() : '',
  lines: lines.map(
    ({ id, product_id, paket_id, package: prepaidBy, unit_price, quantity, discount, discount_reason }) => ({
      id,
      product_id,
      paket_id,
      package_sold_id: prepaidBy?.id ?? null,
      unit_price,
      quantity,
      discount,
      discount_reason: discount ? discount_reason.trim() : '',
    }),
  ),
})

/** A line that is not stored yet. */
const newLine = {
  id: null,
  product_id: null,
  medicine_id: null,
  paket_id: null,
  package: null,
  was_done: false,
  tooth: null,
  surfaces: [],
  jaw: null,
  doctor_name: null,
  quantity: 1,
  discount: null,
  discount_reason: '',
}

/** A new line that sells a package. The server knows whether it is taxed. */
export const packageLineOf = ({ id, code, name, price }: Schema<'Paket'>): DraftLine => ({
  ...newLine,
  paket_id: id,
  code,
  name,
  name_en: '',
  unit_price: price,
  list_price: price,
  taxable: false,
  category: null,
  icd9cm: '',
})

/** A new line for a service of the price list. */
export const lineOf = ({
  id,
  code,
  name,
  name_en,
  price,
  taxable,
  category,
  icd9cm,
}: Schema<'Product'>): DraftLine => ({
  ...newLine,
  product_id: id,
  code,
  name,
  name_en,
  unit_price: price,
  list_price: price,
  taxable,
  category,
  icd9cm,
})
