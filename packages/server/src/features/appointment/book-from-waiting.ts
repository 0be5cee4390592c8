import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Call } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { waitingRow } from './waiting'

/** Who was called from the waiting list, and came to an appointment, waits no more. */
export async function bookFromWaiting(
  tx: Transaction,
  { body, caller, now }: Pick<Call<'createAppointment'>, 'body' | 'caller' | 'now'>,
  { waiting_id, appointment_id }: { waiting_id: number; appointment_id: number },
) {
  const before = await waitingRow(tx, { caller, now }, waiting_id)
  if (!before || before.patient_id !== body.patient_id)
    throw new Refusal(422, 'checkFields', { fields: { waiting_id: 'notOffered' } })
  if (before.state !== 'waiting') throw new Refusal(409, 'waitingOver', { fields: { waiting_id: 'waitingOver' } })
  const { company_id, clinic_id } = caller
  await tx
    .updateTable('waiting')
    .set({ state: 'booked', appointment_id, version: before.version + 1, updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id: waiting_id }))
    .execute()
  const after = await waitingRow(tx, { caller, now }, waiting_id)
  recordEvent(tx, caller, { action: 'book', object: 'waiting', object_id: waiting_id, before, after })
}
