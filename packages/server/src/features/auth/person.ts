import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { PersonKind } from '../../domain/account/login-account'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

interface PersonOf {
  kind: PersonKind
  id: number
}

/** A dentist or assistant of the caller's clinic, as their account needs them. */
export async function findPerson(database: Database | Transaction, caller: Caller, person: PersonOf) {
  const found = await people(database, caller, person).executeTakeFirst()
  if (!found) throw new Refusal(404, 'notFound')
  return found
}

/** Locks a person until the transaction ends: the second of two concurrent invitations finds the account of the first. */
export async function lockPerson(tx: Transaction, caller: Caller, person: PersonOf) {
  const found = await people(tx, caller, person).forUpdate().executeTakeFirst()
  if (!found) throw new Refusal(404, 'notFound')
  return found
}

const people = (database: Database | Transaction, { company_id, clinic_id }: Caller, { kind, id }: PersonOf) =>
  database
    .selectFrom(kind)
    .select(['name', 'phone', 'status'])
    .select(sql<string>`${sql.ref(kind === 'doctor' ? 'display_name' : 'name')}`.as('displayname'))
    .where('company_id', '=', company_id)
    .where('clinic_id', '=', clinic_id)
    .where('id', '=', id)
