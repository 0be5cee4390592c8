import { type Kysely, sql } from 'kysely'

/** What the last move of an appointment changed, so that it can be undone exactly. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table visit add column moved_from jsonb`.execute(database)
}
