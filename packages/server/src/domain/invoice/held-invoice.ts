import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { owedOn } from './owed-on'

/** An invoice of the clinic, held until the transaction ends, and what is owed on it then: of two who pay it, the second waits. */
export async function heldInvoice(tx: Transaction, caller: Caller, id: number) {
  const invoice = await invoiceById(tx, caller, id).forUpdate().executeTakeFirst()
  if (!invoice) throw new Refusal(404, 'notFound')
  return { ...invoice, ...(await owedOn(tx, caller, id)) }
}

export type HeldInvoice = Awaited<ReturnType<typeof heldInvoice>>

/** Refuses the id of an invoice that is not of the clinic, before anything else is said. */
export async function findInvoice(tx: Transaction, caller: Caller, id: number): Promise<void> {
  if (!(await invoiceById(tx, caller, id).executeTakeFirst())) throw new Refusal(404, 'notFound')
}

const invoiceById = (tx: Transaction, { company_id, clinic_id }: Caller, id: number) =>
  tx
    .selectFrom('invoice')
    .select(['id', 'state', 'version', 'patient_id'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
