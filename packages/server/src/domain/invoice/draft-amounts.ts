import type { Schema } from '@clinic/api'
import { type InvoiceAmounts, type InvoiceLine, type InvoiceTerms, invoiceAmounts } from '@clinic/core/invoice'

type StoredLine = Pick<InvoiceLine, 'quantity' | 'discount' | 'taxable' | 'category' | 'icd9cm'> & {
  unit_price: number | null
  package_sold_id: number | null
}

/** A line as it is computed; without a price it comes to nothing yet. */
export const pricedLine = ({
  unit_price,
  quantity,
  discount,
  taxable,
  category,
  icd9cm,
  package_sold_id,
}: StoredLine): InvoiceLine => ({
  unit_price: unit_price ?? 0,
  quantity,
  discount,
  taxable,
  category,
  icd9cm,
  is_prepaid: package_sold_id !== null,
})

interface ShownAmounts {
  amounts: Schema<'InvoiceTotals'>
  lines: Schema<'InvoiceLineAmounts'>[]
  computed: InvoiceAmounts
}

/** The amounts of a draft as it would be issued now. */
export function draftAmounts(lines: readonly StoredLine[], terms: InvoiceTerms): ShownAmounts {
  const computed = invoiceAmounts(lines.map(pricedLine), terms)
  const { gross, line_discount, prepaid, invoice_discount, tax, rounding, stamp_duty, patient, payor } = computed
  return {
    amounts: {
      gross,
      line_discount,
      prepaid,
      invoice_discount,
      tax,
      rounding,
      stamp_duty,
      total: patient + payor,
      payor,
    },
    lines: computed.lines.map(({ patient: ofPatient, ...line }) => ({ ...line, total: ofPatient + line.payor })),
    computed,
  }
}
