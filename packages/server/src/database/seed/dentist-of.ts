import type { Transaction } from '../schema'
import type { Place } from './insert'

/** The dentists of a clinic who may sign in, each with the chair they usually work at. */
export async function dentistsOf(tx: Transaction, { company_id, clinic_id }: Place) {
  const users = await tx
    .selectFrom('user')
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'user.company_id')
        .onRef('doctor.clinic_id', '=', 'user.clinic_id')
        .onRef('doctor.id', '=', 'user.doctor_id'),
    )
    .select(['user.id as user_id', 'user.displayname as user_name', 'user.role'])
    .select(['doctor.id as doctor_id', 'doctor.room_id'])
    .where((eb) =>
      eb.and({
        'user.company_id': company_id,
        'user.clinic_id': clinic_id,
        'user.role': 'doctor_clinic',
        'user.status': 1,
      }),
    )
    .where('user.password_hash', 'is not', null)
    .orderBy('user.id')
    .execute()
  return users.map((user) => ({ ...user, ip: '' }))
}

export type DemoDentist = Awaited<ReturnType<typeof dentistsOf>>[number]

/** The dentist of a clinic who may sign in, if there is one. */
export const dentistOf = async (tx: Transaction, place: Place) => (await dentistsOf(tx, place))[0]
