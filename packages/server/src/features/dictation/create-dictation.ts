import { createHash } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { isInTreatment } from '@clinic/core/visit'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { assists } from '../../domain/assistance/assists'
import { ownStaff } from '../../domain/assistance/own-staff'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { dictationOf, dictationRows } from '../../domain/dictation/dictation-rows'
import { findingRows } from '../../domain/odontogram/finding-rows'
import { heldVisit } from '../../domain/visit/held-visit'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { judgeDraft } from './judge-draft'

/** Keeps a draft of the assistant who assists now. The visit is held meanwhile: it is not finished before the draft is seen. */
export const createDictation: UseCase<'createDictation'> = ({ database, caller, now, path, body }) =>
  transaction(database, async (tx) => {
    const visit = await heldVisit(tx, caller, path.id)
    const { key, ...entry } = body
    const entry_hash = createHash('sha256').update(JSON.stringify(entry)).digest('hex')
    const known = await knownDraft(tx, caller, { visit_id: visit.id, key, entry_hash })
    if (known) return known
    const staff = await ownStaff(tx, caller)
    if (!staff) throw new Refusal(403, 'noAssistant')
    const { today } = await clinicDay(tx, caller, now)
    if (!isInTreatment(visit.state) || visit.queue_date !== today)
      throw new Refusal(409, 'visitNotNow', { current: visit })
    if (!(await assists(tx, caller, { visit_id: visit.id, staff_id: staff.id })))
      throw new Refusal(409, 'assistsNotHere', { current: visit })
    const { company_id, clinic_id, user_id, name: user_name } = caller
    const { id: visit_id, patient } = visit
    const judged = await judgeDraft(tx, caller, { visit: { id: visit_id, patient_id: patient.id }, entry })
    const { id } = await tx
      .insertInto('dictation')
      .values({
        company_id,
        clinic_id,
        visit_id,
        patient_id: patient.id,
        key,
        entry_hash,
        entry: JSON.stringify(judged),
        user_id,
        user_name,
        state: 'dictated',
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = dictationOf(await dictationRows(tx, caller).where('id', '=', id).executeTakeFirstOrThrow())
    recordEvent(tx, caller, { action: 'create', object: 'dictation', object_id: id, after })
    return after
  })

/** The draft that was sent before; another one with its key, or an entry of the chart, is refused. */
async function knownDraft(
  tx: Transaction,
  caller: Caller,
  sent: { visit_id: number; key: string; entry_hash: string },
): Promise<Schema<'Dictation'> | undefined> {
  const known = await dictationRows(tx, caller).select('entry_hash').where('key', '=', sent.key).executeTakeFirst()
  if (!known) {
    const charted = await findingRows(tx, caller).where('entry_key', '=', sent.key).executeTakeFirst()
    if (charted) throw new Refusal(422, 'idempotencyKeyReused')
    return undefined
  }
  const { entry_hash, ...row } = known
  const isSame = entry_hash === sent.entry_hash && row.visit_id === sent.visit_id && row.user_id === caller.user_id
  if (!isSame) throw new Refusal(422, 'idempotencyKeyReused')
  return dictationOf(row)
}
