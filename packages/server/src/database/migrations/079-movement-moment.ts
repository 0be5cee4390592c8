import { type Kysely, sql } from 'kysely'

/** Reports and the register of narcotics ask for the movements of some days, of whatever medicine. */
export async function up(database: Kysely<unknown>) {
  await sql`create index medicine_movement_recorded_at_index on medicine_movement (company_id, clinic_id, recorded_at)`.execute(
    database,
  )
}
