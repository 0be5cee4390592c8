import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { lockStatus } from '../../use-case/lock-status'
import { Refusal } from '../../use-case/refusal'

interface Assignment {
  visit_id: number
  staff_id: number
  role: Schema<'AssistanceRole'>
  prepared: readonly string[]
  now: Date
}

/** Assigns an active assistant to a visit that is held, or refuses; returns the id of the assistance. */
export async function assignAssistant(
  tx: Transaction,
  caller: Caller,
  { visit_id, staff_id, role, prepared, now }: Assignment,
) {
  const { company_id, clinic_id } = caller
  const held = await lockStatus(tx, caller, { staff: [staff_id] })
  const status = held.staff.get(staff_id)
  if (status === undefined) throw new Refusal(422, 'checkFields', { fields: { staff_id: 'notOffered' } })
  if (status === 'inactive') throw new Refusal(422, 'checkFields', { fields: { staff_id: 'staffInactive' } })
  const others = await tx
    .selectFrom('assistance')
    .select(['staff_id', 'role'])
    .where((eb) => eb.and({ company_id, clinic_id, visit_id }))
    .where('state', 'in', ['assigned', 'preparing', 'assisting'])
    .execute()
  if (others.some((other) => other.staff_id === staff_id))
    throw new Refusal(422, 'checkFields', { fields: { staff_id: 'assistsHere' } })
  if (others.some((other) => other.role === role))
    throw new Refusal(422, 'checkFields', { fields: { role: 'assistanceRoleTaken' } })
  const { id } = await tx
    .insertInto('assistance')
    .values({
      company_id,
      clinic_id,
      visit_id,
      staff_id,
      role,
      state: 'assigned',
      prepared: JSON.stringify(prepared),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
