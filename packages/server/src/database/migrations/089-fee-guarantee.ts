import { type Kysely, sql } from 'kysely'

/** Dentists may be guaranteed an amount for each shift; an approved statement keeps what its shifts were guaranteed. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table fee_rule add column guarantee bigint check (guarantee between 0 and 1000000000);
alter table fee_rule add constraint fee_rule_guarantee
  check (guarantee is null or doctor_id is not null and product_id is null and category is null);

alter table fee_statement add column guaranteed bigint not null default 0 check (guaranteed >= 0);
alter table fee_statement add constraint fee_statement_guaranteed check (state in ('approved', 'paid') or guaranteed = 0);
`.execute(database)
}
