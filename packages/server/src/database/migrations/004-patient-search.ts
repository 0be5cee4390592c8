import { type Kysely, sql } from 'kysely'

/** The index of the search knows the clinic: looking for three letters does not visit the patients of all the others. */
export async function up(database: Kysely<unknown>) {
  await sql`
create extension if not exists btree_gin;
drop index patient_search_index;
create index patient_search_index on patient using gin (clinic_id, search gin_trgm_ops) with (fastupdate = off);
`.execute(database)
}
