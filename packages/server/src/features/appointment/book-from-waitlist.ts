import { nextState } from '@clinic/core/lifecycle'
import { waitlistEntryMachine } from '@clinic/core/waitlist'
import type { Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Call } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { waitlistEntryRow } from './waitlist'

/** Books an appointment for somebody on the waiting list and takes the entry off it. Problems are reported at the field of the booking. */
export const bookFromWaitlist = (
  tx: Transaction,
  { body, caller, now }: Pick<Call<'createAppointment'>, 'body' | 'caller' | 'now'>,
  { waitlist_entry_id, appointment_id }: { waitlist_entry_id: number; appointment_id: number },
) =>
  changeRow(tx, caller, {
    table: 'waitlist_entry',
    id: waitlist_entry_id,
    async read() {
      const entry = await waitlistEntryRow(tx, caller, waitlist_entry_id)
      if (entry?.patient_id !== body.patient_id)
        throw new Refusal(422, 'checkFields', { fields: { waitlist_entry_id: 'notOffered' } })
      return entry
    },
    async apply({ before }) {
      const state = nextState(waitlistEntryMachine, before.state, { type: 'waitlistEntry.book' })
      if (!state) throw new Refusal(409, 'waitlistEntryOver', { fields: { waitlist_entry_id: 'waitlistEntryOver' } })
      return { state, appointment_id, version: before.version + 1, updated_at: now.toISOString() }
    },
    action: 'book',
  })
