import type { Schema } from '@clinic/api'
import type { UpdateObject } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Call } from '../../contract'
import type { Tables, Transaction } from '../../database/schema'
import { transaction } from '../../database/transaction'
import { Refusal } from '../../refusal'
import { holdDoctor } from './hold-doctor'
import { shiftRows } from './schedule-rows'

interface Held {
  before: Schema<'DoctorShift'>
  person: string
}

/** Changes a shift of the caller's clinic that is not over: what took place is not written anew. */
export const changeShift = (
  { body, caller, database, now, path: { id } }: Call<'updateDoctorShift' | 'cancelDoctorShift' | 'allocateDoctorRoom'>,
  action: 'update' | 'cancel' | 'allocate',
  decide: (tx: Transaction, held: Held) => Promise<UpdateObject<Tables, 'shift'>>,
) =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    const one = shiftRows(tx, caller).where('shift.id', '=', id)
    const found = await one.executeTakeFirst()
    if (!found) throw new Refusal(404, 'notFound')
    const { person } = await holdDoctor(tx, caller, found.doctor_id)
    // its template may have taken it back in the meantime
    const before = await one.forUpdate('shift').executeTakeFirst()
    if (!before) throw new Refusal(404, 'notFound')
    if (before.version !== body.version) throw new Refusal(409, 'changedMeanwhile', { current: before })
    if (before.state === 'cancelled') throw new Refusal(409, 'shiftCancelled', { current: before })
    if (Date.parse(before.ends_at) <= now.getTime()) throw new Refusal(409, 'shiftOver', { current: before })

    const change = await decide(tx, { before, person })
    await tx
      .updateTable('shift')
      .set({ ...change, apart: true, version: before.version + 1, updated_at: now.toISOString() })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    const after = await one.executeTakeFirstOrThrow()
    const reason = after.cancel_reason || null
    recordEvent(tx, caller, { action, object: 'shift', object_id: id, before, after, reason })
    return after
  })
