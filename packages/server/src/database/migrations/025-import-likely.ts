import { type Kysely, sql } from 'kysely'

/** Rows that were refused only because they are likely of patients who are there: a person may include them. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table import add column likely integer not null default 0;
alter table import add constraint import_likely_check check (likely between 0 and wrong);
alter table import_row add column likely boolean not null default false;
alter table import_row add constraint import_row_likely_check check (state = 'wrong' or not likely);
`.execute(database)
}
