import { type InvoiceTerms, valueAddedTaxOn } from '@clinic/core/invoice'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

type ClinicTerms = Pick<InvoiceTerms, 'rounding' | 'charges_stamp'> & {
  collects_tax: boolean
  discount_limit_percent: number
}

/** What the clinic has decided for all its invoices. */
export const clinicTerms = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
): Promise<ClinicTerms> =>
  database
    .selectFrom('clinic')
    .select(['rounding', 'collects_tax', 'charges_stamp', 'discount_limit_percent'])
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .executeTakeFirstOrThrow()

/** The terms of one invoice. */
export const invoiceTerms = (
  { rounding, charges_stamp, collects_tax }: ClinicTerms,
  { day, discount, coverage }: Pick<InvoiceTerms, 'day' | 'discount' | 'coverage'>,
): InvoiceTerms => ({
  day,
  discount,
  coverage,
  tax: collects_tax ? valueAddedTaxOn(day) : null,
  rounding,
  charges_stamp,
})
