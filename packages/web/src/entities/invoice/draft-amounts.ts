import type { Schema } from '@clinic/api'
import { coverageOf, type InvoiceLine, type InvoiceTerms, invoiceAmounts, valueAddedTaxOn } from '@clinic/core/invoice'
import type { Information } from '../../platform/session/information-query'

type Line = Pick<
  Schema<'InvoiceLine'>,
  'unit_price' | 'quantity' | 'discount' | 'taxable' | 'category' | 'icd9cm' | 'package'
>

/** What is typed, as core computes it; a line without a price costs nothing yet. */
export const billedLine = ({
  unit_price,
  quantity,
  discount,
  taxable,
  category,
  icd9cm,
  package: prepaidBy,
}: Line): InvoiceLine => ({
  unit_price: unit_price ?? 0,
  quantity,
  discount,
  taxable,
  category,
  icd9cm,
  is_prepaid: prepaidBy !== null,
})

/** What holds for a draft: the day of the treatment, the chosen policy, and what the clinic collects. */
export const billedTerms = (
  {
    day,
    discount,
    policy,
  }: Pick<Schema<'Invoice'>, 'day' | 'discount'> & { policy: Schema<'PolicyChoice'> | undefined },
  { rounding, collects_tax, charges_stamp }: Pick<Information, 'rounding' | 'collects_tax' | 'charges_stamp'>,
): InvoiceTerms => ({
  day,
  discount,
  coverage: coverageOf(policy),
  tax: collects_tax ? valueAddedTaxOn(day) : null,
  rounding,
  charges_stamp,
})

/** Returns the amounts of a draft, computed as the server will. */
export const draftAmounts = (lines: readonly Line[], terms: InvoiceTerms) =>
  invoiceAmounts(lines.map(billedLine), terms)
