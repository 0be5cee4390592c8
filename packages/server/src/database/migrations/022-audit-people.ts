import { type Kysely, sql } from 'kysely'

/** An event names those whose data it shows or changes, by kind: `{"patient": [17]}`. Those written before stay as they are. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table audit_event add people jsonb`.execute(database)
}
