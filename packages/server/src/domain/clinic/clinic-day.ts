import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'

interface ClinicKey {
  company_id: number
  clinic_id: number
}

/** A clinic's name and zone, and the date it is there. */
export function clinicDay(database: Database | Transaction, { company_id, clinic_id }: ClinicKey, now: Date) {
  return database
    .selectFrom('clinic')
    .select(['name', 'time_zone'])
    .select(sql<string>`to_char(${now}::timestamptz at time zone time_zone, 'YYYY-MM-DD')`.as('today'))
    .where('company_id', '=', company_id)
    .where('id', '=', clinic_id)
    .executeTakeFirstOrThrow()
}

/** The date it is in a clinic, in a statement. */
export const todayIn = ({ company_id, clinic_id }: ClinicKey, now: Date) =>
  sql<string>`(select (${now}::timestamptz at time zone time_zone)::date from clinic
    where company_id = ${company_id} and id = ${clinic_id})`
