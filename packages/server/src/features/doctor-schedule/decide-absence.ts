import type { Schema } from '@clinic/api'
import { type AbsenceEvent, type AbsenceState, moveAbsence } from '@clinic/core/schedule'
import type { Updateable } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Call } from '../../contract'
import type { Tables, Transaction } from '../../database/schema'
import { Refusal } from '../../refusal'
import { absenceRows } from './schedule-rows'

type Decision = Call<'approveAbsence' | 'rejectAbsence' | 'cancelAbsence'>
interface Outcome {
  before: Schema<'Absence'>
  state: AbsenceState
}

/** Moves an absence that the caller may see. Of two who decide at once, the second is told what the first decided. */
export async function decideAbsence(
  tx: Transaction,
  { body, caller, now, path: { id } }: Decision,
  event: AbsenceEvent,
  change: (outcome: Outcome) => Promise<Updateable<Tables['absence']>>,
) {
  const { company_id, clinic_id } = caller
  const one = absenceRows(tx, caller).where('absence.id', '=', id)
  const before = await one.forUpdate('absence').executeTakeFirst()
  if (!before) throw new Refusal(404, 'notFound')
  const state = moveAbsence(before.state, event)
  if (!state) throw new Refusal(409, 'absenceDecided', { current: before })
  if (before.version !== body.version) throw new Refusal(409, 'changedMeanwhile', { current: before })

  await tx
    .updateTable('absence')
    .set({ state, version: before.version + 1, updated_at: now.toISOString(), ...(await change({ before, state })) })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  const after = await one.executeTakeFirstOrThrow()
  recordEvent(tx, caller, {
    ...{ action: event.type.replace('absence.', ''), object: 'absence', object_id: id, before, after },
    reason: 'reason' in body ? body.reason : null,
  })
  return after
}
