import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { owedOn } from './owed-on'

/** The invoice of a visit that is neither discarded nor void, and what is owed on it. */
export async function liveInvoice(
  database: Database | Transaction,
  caller: Pick<Caller, 'company_id' | 'clinic_id'>,
  visit_id: number,
) {
  const { company_id, clinic_id } = caller
  const invoice = await database
    .selectFrom('invoice')
    .select(['id', 'state'])
    .where((eb) => eb.and({ company_id, clinic_id, visit_id }))
    .where('state', 'not in', ['discarded', 'void'])
    .executeTakeFirst()
  return invoice && { ...invoice, owed: (await owedOn(database, caller, invoice.id)).owed }
}
