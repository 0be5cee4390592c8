import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The invoice of a prescription's visit, and what of each line of the prescription it bills. */
export async function billedOf(
  database: Database | Transaction,
  { company_id, clinic_id }: Caller,
  { id, visit_id }: { id: number; visit_id: number },
) {
  const invoice = await database
    .selectFrom('invoice')
    .select(['id', 'number', 'state'])
    .where((eb) => eb.and({ company_id, clinic_id, visit_id }))
    .where('state', 'not in', ['discarded', 'void'])
    .executeTakeFirst()
  if (!invoice) return { invoice: null, billed: new Map<number, number>() }
  const lines = await database
    .selectFrom('invoice_line')
    .select('quantity')
    .select((eb) => eb.ref('prescription_line').$notNull().as('line'))
    .where((eb) => eb.and({ company_id, clinic_id, invoice_id: invoice.id, prescription_id: id }))
    .execute()
  return { invoice, billed: new Map(lines.map(({ line, quantity }) => [line, quantity])) }
}
