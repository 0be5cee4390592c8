import { type Kysely, sql } from 'kysely'

/** What a procedure was done under: agent, technique, amount and batch. Null where none was given, and for procedures signed before. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table procedure add anaesthesia jsonb check (jsonb_typeof(anaesthesia) = 'object');
`.execute(database)
}
