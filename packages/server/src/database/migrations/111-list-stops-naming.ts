import { type Kysely, sql } from 'kysely'

/** A price list stops naming a service from a day on: the price of the list is null then, and the standard one holds. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table product_price
  alter column price drop not null,
  add constraint product_price_standard check (price is not null or price_list_id is not null)`.execute(database)
}
