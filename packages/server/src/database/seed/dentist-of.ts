import type { Transaction } from '../schema'
import type { Place } from './insert'

/** The dentist of a clinic who may sign in, if there is one. */
export async function dentistOf(tx: Transaction, { company_id, clinic_id }: Place) {
  const user = await tx
    .selectFrom('user')
    .select(['id as user_id', 'displayname as user_name', 'role', 'doctor_id'])
    .where((eb) => eb.and({ company_id, clinic_id, role: 'doctor_clinic', status: 1 }))
    .where('password_hash', 'is not', null)
    .where('doctor_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
  const doctor_id = user?.doctor_id ?? null
  return user && doctor_id !== null ? { ...user, doctor_id, ip: '' } : undefined
}
