import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { lockStatus } from '../../use-case/lock-status'
import { Refusal } from '../../use-case/refusal'
import { lockUsers } from './lock-users'

/** The kinds of people with a login account: a column of `user` and a table of people. */
export type PersonKind = 'doctor' | 'staff'

const none: Schema<'LoginAccount'> = { id: null, state: 'none', email: '', role: null, invited_until: null }

/** The accounts of those who work in the caller's clinic, as the contract shows them. */
export const loginAccounts = (database: Database | Transaction, { company_id, clinic_id }: Caller, now: Date) =>
  database
    .selectFrom('user')
    .leftJoin('invitation', (join) =>
      join.onRef('invitation.company_id', '=', 'user.company_id').onRef('invitation.user_id', '=', 'user.id'),
    )
    .select(['user.id', 'email', 'role', 'expires_at as invited_until'])
    .select(
      sql<Schema<'AccountState'>>`case when status = 0 then 'disabled' when password_hash is not null then 'active'
        when expires_at > ${now} then 'invited' else 'expired' end`.as('state'),
    )
    .where('user.company_id', '=', company_id)
    .where('user.clinic_id', '=', clinic_id)
    // other accounts are not managed here: they belong to no dentist or assistant of the clinic
    .where((eb) => eb.or([eb('user.doctor_id', 'is not', null), eb('user.staff_id', 'is not', null)]))

/** The account of a person of the clinic, or that they have none. */
export async function accountOf(
  database: Database | Transaction,
  caller: Caller,
  { kind, id, now }: { kind: PersonKind; id: number; now: Date },
): Promise<Schema<'LoginAccount'>> {
  const account = await loginAccounts(database, caller, now).where(`user.${kind}_id`, '=', id).executeTakeFirst()
  return account ?? none
}

/** Locks an account until the transaction ends, after its person, in the order in which a change of the person locks them. */
export async function lockAccount(tx: Transaction, caller: Caller, { id, now }: { id: number; now: Date }) {
  const one = loginAccounts(tx, caller, now).select(['doctor_id', 'staff_id']).where('user.id', '=', id)
  const account = await one.executeTakeFirst()
  if (!account) throw new Refusal(404, 'notFound')
  const { doctor_id, staff_id } = account
  const person =
    doctor_id === null ? { kind: 'staff' as const, id: Number(staff_id) } : { kind: 'doctor' as const, id: doctor_id }
  await lockStatus(tx, caller, { doctor: [doctor_id], staff: [staff_id] })
  await lockUsers(tx, caller, id)
  const { doctor_id: _, staff_id: _s, ...before } = await one.executeTakeFirstOrThrow()
  return { before, person }
}
