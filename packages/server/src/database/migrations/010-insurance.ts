import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await sql`
create table insurance (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  payor_id bigint not null,
  name text not null,
  code text not null,
  class text not null,
  card_format text not null,
  coverage_rules jsonb not null,
  excluded_codes jsonb not null,
  valid_from date,
  valid_until date,
  status text not null check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  constraint insurance_payor foreign key (company_id, clinic_id, payor_id) references payor (company_id, clinic_id, id),
  constraint insurance_valid_in_order check (valid_from < valid_until)
);
create unique index insurance_code_unique on insurance (company_id, clinic_id, payor_id, lower(code)) where code <> '';
create index insurance_payor_index on insurance (company_id, clinic_id, payor_id, id);
create index insurance_name_index on insurance (company_id, clinic_id, lower(name), id);
create index insurance_valid_until_index on insurance (company_id, clinic_id, valid_until, id);
create index insurance_created_at_index on insurance (company_id, clinic_id, created_at, id);
`.execute(database)
}
