import { type Kysely, sql } from 'kysely'

/** Payments of payors are listed by day and amount, of all payors and of one, and found by three letters in a row of their number, reference and payor. */
export async function up(database: Kysely<unknown>) {
  await sql`
create index payor_payment_received_on_index on payor_payment (company_id, clinic_id, received_on, id);
create index payor_payment_amount_index on payor_payment (company_id, clinic_id, amount, id);
create index payor_payment_payor_index on payor_payment (company_id, clinic_id, payor_id, received_on, id);
create index payor_payment_search_index on payor_payment using gin (clinic_id, lower(number || ' ' || reference) gin_trgm_ops)
  with (fastupdate = off);
create index payor_name_search_index on payor using gin (clinic_id, lower(name) gin_trgm_ops) with (fastupdate = off);
`.execute(database)
}
