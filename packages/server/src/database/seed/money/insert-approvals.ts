import { takenOff } from '@clinic/core/invoice'
import { type AuditEvent, appendGroup } from '../../../audit/chain'
import { clinicTerms } from '../../../domain/invoice/invoice-terms'
import { wholeInvoice } from '../../../domain/invoice/whole-invoice'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import { contextOf } from '../stock/context-of'

/** Takes more off the drafts of the cashier than the desk may decide on, and asks the manager. */
export async function insertApprovals(tx: Transaction, place: Place, { now }: { now: Date }) {
  const { company_id, clinic_id, clerk, manager } = place
  // who is the manager asks nobody
  if (clerk.user_id === manager.user_id) return
  const { discount_limit_percent: limit_percent } = await clinicTerms(tx, place)
  const at = now.toISOString()
  const context = contextOf(place, clerk, at)
  const drafts = await tx
    .selectFrom('invoice')
    .select(['id', 'patient_id'])
    .where((eb) => eb.and({ company_id, clinic_id, state: 'draft' }))
    .where('discount', 'is', null)
    .orderBy('id', 'desc')
    .limit(asked.length)
    .execute()
  const events: AuditEvent[] = []
  for (const [index, { id: invoice_id, patient_id }] of drafts.entries()) {
    const { percent, discount_reason, reason } = asked[index] ?? asked[0]
    await tx
      .updateTable('invoice')
      .set((eb) => ({ discount: JSON.stringify({ percent }), discount_reason, version: eb('version', '+', 1) }))
      .where((eb) => eb.and({ company_id, clinic_id, id: invoice_id }))
      .execute()
    const draft = await wholeInvoice(tx, context, invoice_id)
    if (!draft?.needs_manager) continue
    const { id } = await tx
      .insertInto('approval')
      .values({
        company_id,
        clinic_id,
        invoice_id,
        state: 'requested',
        ...takenOff(draft.amounts),
        limit_percent,
        reason,
        requested_at: at,
        requested_by: clerk.user_name,
        decided_at: null,
        decided_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { user_id, user_name, role, ip } = clerk
    const nothingElse = { query: null, before: null, after: null, reason: null }
    const about = { action: 'request', object: 'approval', object_id: id, people: { patient: [patient_id] } }
    events.push({ ...nothingElse, ...about, clinic_id, at, user_id, user_name, role, ip })
  }
  await appendGroup(tx, company_id, events)
}

const asked = [
  {
    percent: 20,
    discount_reason: 'Perawatan lanjutan',
    reason: 'Dijanjikan dokter: tambalan bulan lalu lepas dan dikerjakan ulang',
  },
  { percent: 15, discount_reason: 'Keluarga karyawan', reason: 'Ibu dari perawat Sinta' },
] as const
