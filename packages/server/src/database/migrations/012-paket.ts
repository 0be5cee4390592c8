import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await sql`
create table paket (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  price bigint not null check (price >= 0),
  validity_days integer not null check (validity_days > 0),
  transferable boolean not null,
  status text not null check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id)
);
create unique index paket_code_key on paket (company_id, clinic_id, lower(code));
create index paket_name_index on paket (company_id, clinic_id, lower(name), id);
create index paket_created_at_index on paket (company_id, clinic_id, created_at, id);

create table paket_item (
  company_id bigint not null,
  clinic_id bigint not null,
  paket_id bigint not null,
  product_id bigint not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (company_id, clinic_id, paket_id, product_id),
  foreign key (company_id, clinic_id, paket_id) references paket (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, product_id) references product (company_id, clinic_id, id)
);
create index paket_item_product_index on paket_item (company_id, clinic_id, product_id);
`.execute(database)
}
