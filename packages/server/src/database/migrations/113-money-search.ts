import { type Kysely, sql } from 'kysely'

/** Payments and claims are found as invoices are: by three letters in a row of their own numbers, in one clinic. */
export async function up(database: Kysely<unknown>) {
  await sql`
create index payment_number_search_index on payment using gin (clinic_id, lower(number) gin_trgm_ops) with (fastupdate = off);
create index claim_batch_number_search_index on claim_batch using gin (clinic_id, lower(number) gin_trgm_ops) with (fastupdate = off);
create index invoice_member_search_index on invoice using gin (clinic_id, lower(policy ->> 'member_number') gin_trgm_ops) with (fastupdate = off)
  where policy is not null;
`.execute(database)
}
