import { type Kysely, sql } from 'kysely'

/** A search finds the numbers of invoices as it finds patients: by three letters in a row, in one clinic. */
export async function up(database: Kysely<unknown>) {
  await sql`
create index invoice_number_search_index on invoice using gin (clinic_id, lower(number) gin_trgm_ops) with (fastupdate = off);
`.execute(database)
}
