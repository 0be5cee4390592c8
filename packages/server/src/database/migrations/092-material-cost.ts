import { type Kysely, sql } from 'kysely'

/**
 * What the services of a visit cost of each material, as it is taken from the stock, and whether a fee rule deducts it. What was taken
 * before has no such rows: no rule deducted it.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table material_cost (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  transaction_id bigint not null,
  visit_id bigint not null,
  product_id bigint not null,
  medicine_id bigint not null,
  -- of the clinic
  day date not null,
  -- in rupiah
  amount bigint not null check (amount > 0),
  primary key (company_id, clinic_id, id),
  unique (company_id, clinic_id, transaction_id, product_id, medicine_id),
  foreign key (company_id, clinic_id, transaction_id) references medicine_transaction (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id) references visit (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, product_id) references product (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, medicine_id) references medicine (company_id, clinic_id, id)
);
create index material_cost_visit_index on material_cost (company_id, clinic_id, visit_id);
create index material_cost_day_index on material_cost (company_id, clinic_id, day);
create trigger material_cost_append_only before update or delete or truncate on material_cost
  for each statement execute function refuse_change();

alter table fee_rule add column deducts_materials boolean not null default false;
alter table fee_rule alter column deducts_materials drop default;
alter table fee_rule add constraint fee_rule_materials check (kind = 'percent_of_net' or not deducts_materials);
`.execute(database)
}
