import type { Schema } from '@clinic/api'
import { listedPrice, repriced } from '@clinic/core/price-list'
import type { Invoice } from '../../../../entities/invoice/invoice-query'

/** A line while it is typed: stored, or new without an id. What is typed as its price is told from what a list says. */
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
    ({
      id,
      product_id,
      paket_id,
      package: prepaidBy,
      unit_price,
      price_typed,
      quantity,
      discount,
      discount_reason,
    }) => ({
      id,
      product_id,
      paket_id,
      package_sold_id: prepaidBy?.id ?? null,
      unit_price,
      price_typed,
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
  plan: null,
  was_done: false,
  tooth: null,
  surfaces: [],
  jaw: null,
  doctor_name: null,
  price_list: null,
  price_typed: false,
  prices: [],
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

/** A new line for a service, with what the lists say of it that can price this draft; the first of them that do holds. */
export function lineOf(
  { id, code, name, name_en, taxable, category, icd9cm }: Schema<'Product'>,
  { prices, lists }: Pick<DraftLine, 'prices'> & { lists: readonly Schema<'PriceListName'>[] },
): DraftLine {
  const { price = null, price_list = null } = listedPrice(prices, lists) ?? {}
  return {
    ...newLine,
    product_id: id,
    code,
    name,
    name_en,
    unit_price: price,
    price_list,
    list_price: price,
    prices,
    taxable,
    category,
    icd9cm,
  }
}

/** The lines with another policy: what was typed stays, and what they cost by the lists is shown beside. */
export const withLists = (lines: readonly DraftLine[], lists: readonly Schema<'PriceListName'>[]): DraftLine[] =>
  lines.map((line) => {
    const next = repriced(line, lists)
    // medicine and packages have one price, whoever pays
    return line.product_id === null ? line : { ...next, list_price: listedPrice(line.prices, lists)?.price ?? null }
  })

/** A line with a price that was typed, or that of the lists which hold. */
export function typedPrice(
  line: DraftLine,
  { price, lists }: { price: number | null; lists: readonly Schema<'PriceListName'>[] },
): DraftLine {
  const isListed = price === line.list_price
  const price_list = isListed ? (listedPrice(line.prices, lists)?.price_list ?? null) : null
  return { ...line, unit_price: price, price_list, price_typed: !isListed && price !== null }
}
