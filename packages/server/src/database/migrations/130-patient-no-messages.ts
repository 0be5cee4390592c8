import { type Kysely, sql } from 'kysely'

/** Whether a patient does not want reminders, recalls and greetings by message. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table patient add no_messages boolean not null default false;
`.execute(database)
}
