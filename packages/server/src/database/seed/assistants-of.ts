import type { Transaction } from '../schema'
import type { Place } from './insert'

/** The assistants of a clinic who may sign in. */
export async function assistantsOf(tx: Transaction, { company_id, clinic_id }: Place) {
  const users = await tx
    .selectFrom('user')
    .select(['id as user_id', 'displayname as user_name', 'role', 'staff_id'])
    .where((eb) => eb.and({ company_id, clinic_id, role: 'nurse_clinic', status: 1 }))
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute()
  return users.flatMap(({ staff_id, ...user }) => (staff_id === null ? [] : [{ ...user, staff_id, ip: '' }]))
}

export type DemoAssistant = Awaited<ReturnType<typeof assistantsOf>>[number]
