import { type Kysely, sql } from 'kysely'

/** The rules by which dentists are paid for what they do. Of one scope one active rule begins on a day. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table fee_rule (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  doctor_id bigint,
  product_id bigint,
  category text check (category in ('consultation', 'preventive', 'conservation', 'endodontics',
    'periodontics', 'oral_surgery', 'prosthodontics', 'orthodontics', 'paedodontics', 'radiology', 'aesthetic',
    'laboratory')),
  kind text not null check (kind in ('percent_of_gross', 'percent_of_net', 'fixed')),
  percent smallint check (percent between 0 and 100),
  amount bigint check (amount between 0 and 1000000000),
  basis text not null check (basis in ('on_done', 'on_paid')),
  minimum bigint check (minimum between 0 and 1000000000),
  maximum bigint check (maximum between 0 and 1000000000),
  assistant_percent smallint not null check (assistant_percent between 0 and 100),
  valid_from date not null,
  status text not null check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  constraint fee_rule_doctor foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  constraint fee_rule_product foreign key (company_id, clinic_id, product_id) references product (company_id, clinic_id, id),
  constraint fee_rule_scope check (case
    when category is not null then doctor_id is not null and product_id is null
    else doctor_id is not null or product_id is not null
  end),
  constraint fee_rule_terms check (case when kind = 'fixed'
    then amount is not null and percent is null
    else amount is null and percent is not null
  end),
  constraint fee_rule_limits check (minimum <= maximum)
);
create unique index fee_rule_scope_key on fee_rule
  (company_id, clinic_id, coalesce(doctor_id, 0), coalesce(product_id, 0), coalesce(category, ''), valid_from)
  where status = 'active';
create index fee_rule_valid_index on fee_rule (company_id, clinic_id, valid_from, id);
create index fee_rule_created_at_index on fee_rule (company_id, clinic_id, created_at, id);
`.execute(database)
}
