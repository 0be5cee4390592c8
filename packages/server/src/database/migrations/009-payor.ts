import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await sql`
create table payor (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  code text not null,
  type text not null check (type in ('insurer', 'company', 'bpjs', 'tpa', 'government', 'personal')),
  contact_person text not null,
  phone text not null,
  email text not null,
  address text not null,
  billing_address text not null,
  npwp text not null check (npwp ~ '^([0-9]{15,16})?$'),
  terms_days integer not null check (terms_days between 0 and 365),
  contract_number text not null,
  contract_from date,
  contract_until date,
  claim_documents jsonb not null,
  note text not null,
  status text not null check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  constraint payor_contract_in_order check (contract_from < contract_until)
);
create unique index payor_code_unique on payor (company_id, clinic_id, lower(code));
create index payor_name_index on payor (company_id, clinic_id, lower(name), id);
create index payor_contract_until_index on payor (company_id, clinic_id, contract_until, id);
create index payor_created_at_index on payor (company_id, clinic_id, created_at, id);
`.execute(database)
}
