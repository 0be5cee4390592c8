import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/**
 * Holds packages until the transaction ends, always before an invoice: those that the lines of the invoice use and those it sold. Of two who use the last
 * session at once the second sees what the first has left.
 */
export async function holdPackages(tx: Transaction, { company_id, clinic_id }: Caller, invoice: Schema<'Invoice'>) {
  const used = invoice.lines.flatMap((line) => line.package?.id ?? [])
  await tx
    .selectFrom('package_sold')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where((eb) => eb.or([eb('invoice_id', '=', invoice.id), eb('id', 'in', [0, ...used])]))
    .orderBy('id')
    .forUpdate()
    .execute()
}
