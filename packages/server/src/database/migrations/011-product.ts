import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await sql`
create table product (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  name_en text not null,
  category text not null check (category in ('consultation', 'preventive', 'conservation', 'endodontics',
    'periodontics', 'oral_surgery', 'prosthodontics', 'orthodontics', 'paedodontics', 'radiology', 'aesthetic',
    'laboratory')),
  icd9cm text not null,
  scope text not null check (scope in ('tooth', 'surface', 'jaw', 'mouth', 'none')),
  price_model text not null check (price_model in ('fixed', 'per_tooth', 'per_surface')),
  duration_minutes integer not null check (duration_minutes > 0),
  needs_consent boolean not null,
  odontogram_code text not null,
  taxable boolean not null,
  online_bookable boolean not null,
  status text not null check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  check (price_model = 'fixed' or scope = 'surface' or (price_model = 'per_tooth' and scope = 'tooth'))
);
create unique index product_code_key on product (company_id, clinic_id, lower(code));
create index product_name_index on product (company_id, clinic_id, lower(name), id);
create index product_created_at_index on product (company_id, clinic_id, created_at, id);

create table product_price (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  product_id bigint not null,
  price bigint not null check (price >= 0),
  valid_from date not null,
  created_at timestamptz(3) not null default now(),
  created_by text not null,
  withdrawn_at timestamptz(3),
  withdrawn_by text,
  withdrawal_reason text,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, product_id) references product (company_id, clinic_id, id),
  check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawal_reason is null))
);
create index product_price_day_index on product_price (company_id, clinic_id, product_id, valid_from desc, id desc);
`.execute(database)
}
