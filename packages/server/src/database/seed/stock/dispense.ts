import type { AuditEvent } from '../../../audit/chain'
import { billDispensed } from '../../../domain/invoice/bill-dispensed'
import { moveStock } from '../../../domain/medicine/move-stock'
import { writeDispensedDocument } from '../../../domain/medicine/write-dispensed-document'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import { contextOf } from './context-of'

interface Shelf {
  batch: { id: number; medicine_id: number }
  now: Date
}

/** Hands out the prescription that asks for one medicine alone, and writes it on the draft of the visit's invoice; any other one waits. */
export async function dispenseOf(tx: Transaction, place: Place, { batch, now }: Shelf): Promise<AuditEvent[]> {
  const { company_id, clinic_id, clerk } = place
  const signed = await tx
    .selectFrom('prescription')
    .select(['id', 'visit_id', 'patient_id', 'content'])
    .where((eb) => eb.and({ company_id, clinic_id, state: 'signed' }))
    .orderBy('id')
    .execute()
  const found = signed.find(({ content }) =>
    content.lines.every(({ medicine_id }) => medicine_id === batch.medicine_id),
  )
  if (!found) return []
  const at = now.toISOString()
  const context = contextOf(place, clerk, at)
  const moves = found.content.lines.map(({ id: prescription_line, quantity }) => ({
    medicine_id: batch.medicine_id,
    batch_id: batch.id,
    quantity: -(quantity ?? 0),
    prescription_line,
  }))
  const transaction_id = await writeDispensedDocument(tx, context, { prescription_id: found.id, moves })
  await moveStock(tx, context, { transaction_id, moves })
  await tx
    .updateTable('prescription')
    .set({ state: 'dispensed', version: 3, updated_at: at })
    .where((eb) => eb.and({ company_id, clinic_id, id: found.id }))
    .execute()
  const draft = await tx
    .selectFrom('invoice')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, visit_id: found.visit_id, state: 'draft' }))
    .executeTakeFirst()
  if (draft) await billDispensed(tx, context.caller, { invoice_id: draft.id, visit_id: found.visit_id })
  const { user_id, user_name, role, ip } = clerk
  const nothingElse = { query: null, before: null, after: null, reason: null }
  const about = {
    action: 'dispense',
    object: 'prescription',
    object_id: found.id,
    people: { patient: [found.patient_id] },
  }
  return [{ ...nothingElse, ...about, clinic_id, at, user_id, user_name, role, ip }]
}
