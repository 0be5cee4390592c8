import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import { isUnderWay } from '../../domain/visit/visit-rows'
import type { Caller } from '../../use-case/contract'

/** Returns the ids, among those given, of patients in the house. */
export async function patientsHere(
  database: Database | Transaction,
  { company_id, clinic_id }: Caller,
  ids: readonly number[],
): Promise<number[]> {
  const visits = await database
    .selectFrom('visit')
    .select('patient_id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('patient_id', 'in', ids)
    .where(isUnderWay)
    .execute()
  return visits.map(({ patient_id }) => patient_id)
}

type Compared = Pick<Schema<'Patient'>, 'id' | 'status'>

/** Why two patients who are not merged yet cannot be one as things are; null where they can. */
export async function mergeObstacle(
  database: Database | Transaction,
  caller: Caller,
  [one, other]: readonly [Compared, Compared],
): Promise<Exclude<Schema<'MergeObstacle'>, 'merged'> | null> {
  if ((one.status === 'deceased') !== (other.status === 'deceased')) return 'deceased'
  const here = await patientsHere(database, caller, [one.id, other.id])
  if (here.length > 0) return 'visit_under_way'
  return (await haveSameTime(database, caller, [one.id, other.id])) ? 'same_time' : null
}

/** What the constraint of the appointments forbids of one patient. */
async function haveSameTime(
  database: Database | Transaction,
  { company_id, clinic_id }: Caller,
  [one, other]: readonly [number, number],
) {
  const { rows } = await sql<{ same: boolean }>`select exists (
    select from appointment as first join appointment as second on second.company_id = first.company_id
      and second.clinic_id = first.clinic_id and second.patient_id = ${other}
      and second.state not in ('cancelled', 'no_show') and not second.overbooked
      and tstzrange(second.starts_at, second.ends_at) && tstzrange(first.starts_at, first.ends_at)
    where first.company_id = ${company_id} and first.clinic_id = ${clinic_id} and first.patient_id = ${one}
      and first.state not in ('cancelled', 'no_show') and not first.overbooked) as same`.execute(database)
  return rows[0]?.same ?? false
}
