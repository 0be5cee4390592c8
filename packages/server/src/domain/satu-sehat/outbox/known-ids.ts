import type { StepName } from '@clinic/core/satu-sehat'
import type { Database, Transaction } from '../../../database/schema'
import type { Caller } from '../../../use-case/contract'

type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

/** The numbers that a service gave, by our own keys. */
export async function idsOf(
  database: Database | Transaction,
  { company_id, clinic_id }: Clinic,
  { client, keys, visit_id = 0 }: { client: string; keys: readonly string[]; visit_id?: number },
): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('satu_sehat_resource')
    .select(['key', 'remote_id'])
    .where((eb) => eb.and({ company_id, clinic_id, client }))
    .where((eb) => eb.or([eb('visit_id', '=', visit_id), eb('key', 'in', ['', ...keys])]))
    .execute()
  return new Map(rows.map(({ key, remote_id }) => [key, remote_id]))
}

interface Known {
  client: string
  key: string
  remote_id: string
  now: Date
  /** With which step of which visit it became known; nothing of what belongs to no visit. */
  of?: { visit_id: number; step: StepName }
}

/** Remembers a number. Of what is known already it stays what it was. */
export async function rememberId(database: Database | Transaction, clinic: Clinic, known: Known) {
  const { company_id, clinic_id, ...values } = rowOf(clinic, known)
  await database
    .insertInto('satu_sehat_resource')
    .values({ company_id, clinic_id, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'clinic_id', 'client', 'key']).doNothing())
    .execute()
}

/** Remembers what may change: the last holds. */
export async function rememberLast(database: Database | Transaction, clinic: Clinic, known: Known) {
  const { company_id, clinic_id, client, key, ...values } = rowOf(clinic, known)
  await database
    .insertInto('satu_sehat_resource')
    .values({ company_id, clinic_id, client, key, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'clinic_id', 'client', 'key']).doUpdateSet(values))
    .execute()
}

const rowOf = ({ company_id, clinic_id }: Clinic, { client, key, remote_id, now, of }: Known) => ({
  company_id,
  clinic_id,
  client,
  key,
  remote_id,
  visit_id: of?.visit_id ?? null,
  step: of?.step ?? null,
  known_at: now,
})
