import { type Kysely, sql } from 'kysely'

/** After how many months each clinic calls a patient back for a check-up; it was six for all. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table clinic add check_up_months smallint not null default 6 check (check_up_months in (3, 4, 6, 9, 12))`.execute(
    database,
  )
}
