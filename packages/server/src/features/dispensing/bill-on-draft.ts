import type { Schema } from '@clinic/api'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { billDispensed } from '../../domain/invoice/bill-dispensed'
import type { Caller, RequestContext } from '../../use-case/contract'

/** Holds the draft of a visit's invoice until the transaction ends, and returns its id; null where it has none, or it is issued. */
export async function holdDraft(tx: Transaction, { company_id, clinic_id }: Caller, visit_id: number) {
  const draft = await tx
    .selectFrom('invoice')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, visit_id, state: 'draft' }))
    .forUpdate()
    .executeTakeFirst()
  return draft?.id ?? null
}

interface Billed {
  invoice_id: number
  before: Pick<Schema<'Dispensing'>, 'id' | 'visit_id' | 'patient'>
}

/** Writes what is dispensed on a draft, under its next version: whoever writes on it at that moment is told. */
export async function billOnDraft(
  tx: Transaction,
  { caller, now }: RequestContext,
  { invoice_id, before: { id, visit_id, patient } }: Billed,
) {
  const { company_id, clinic_id } = caller
  await billDispensed(tx, caller, { invoice_id, visit_id })
  await tx
    .updateTable('invoice')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now.toISOString() }))
    .where((eb) => eb.and({ company_id, clinic_id, id: invoice_id }))
    .execute()
  recordEvent(tx, caller, {
    action: 'bill',
    object: 'invoice',
    object_id: invoice_id,
    after: { prescription_id: id },
    people: { patient: [patient.id] },
  })
}
