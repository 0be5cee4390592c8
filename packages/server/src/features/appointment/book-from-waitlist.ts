import { nextState } from '@clinic/core/lifecycle'
import { waitlistEntryMachine } from '@clinic/core/waitlist'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Call } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { waitlistEntryRow } from './waitlist'

/** Who was called from the waiting list, and came to an appointment, waits no more. */
export async function bookFromWaitlist(
  tx: Transaction,
  { body, caller, now }: Pick<Call<'createAppointment'>, 'body' | 'caller' | 'now'>,
  { waitlist_entry_id, appointment_id }: { waitlist_entry_id: number; appointment_id: number },
) {
  const before = await waitlistEntryRow(tx, { caller, now }, waitlist_entry_id)
  if (!before || before.patient_id !== body.patient_id)
    throw new Refusal(422, 'checkFields', { fields: { waitlist_entry_id: 'notOffered' } })
  const state = nextState(waitlistEntryMachine, before.state, { type: 'waitlistEntry.book' })
  if (!state) throw new Refusal(409, 'waitlistEntryOver', { fields: { waitlist_entry_id: 'waitlistEntryOver' } })
  const { company_id, clinic_id } = caller
  await tx
    .updateTable('waitlist_entry')
    .set({ state, appointment_id, version: before.version + 1, updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id: waitlist_entry_id }))
    .execute()
  const after = await waitlistEntryRow(tx, { caller, now }, waitlist_entry_id)
  recordEvent(tx, caller, { action: 'book', object: 'waitlist_entry', object_id: waitlist_entry_id, before, after })
}
