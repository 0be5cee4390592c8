import type { Caller } from '../../contract'
import type { Transaction } from '../../database/schema'

/** The dentist that the caller is, or null. */
export async function ownDoctorOf(tx: Transaction, { company_id, user_id }: Caller) {
  const { doctor_id } = await tx
    .selectFrom('user')
    .select('doctor_id')
    .where((eb) => eb.and({ company_id, id: user_id }))
    .executeTakeFirstOrThrow()
  return doctor_id
}
