import { type Kysely, sql } from 'kysely'

/** The page of a patient lists the events that name them, among those of everybody. */
export async function up(database: Kysely<unknown>) {
  await sql`create index audit_event_people_index on audit_event using gin (people jsonb_path_ops)`.execute(database)
}
