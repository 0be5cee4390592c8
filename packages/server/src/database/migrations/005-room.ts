import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await sql`
create table room (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  code text not null,
  name text not null,
  type text not null check (type in (
    'treatment', 'sterilisation', 'radiology', 'consultation', 'waiting', 'cashier', 'pharmacy'
  )),
  floor text not null,
  chair_brand text not null,
  chair_serial text not null,
  note text not null,
  status text not null check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id)
);
create unique index room_code_key on room (company_id, clinic_id, lower(code));
create index room_name_index on room (company_id, clinic_id, lower(name), id);
create index room_created_at_index on room (company_id, clinic_id, created_at, id);

create table room_maintenance (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  room_id bigint not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  reason text not null,
  cancelled_at timestamptz(3),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, room_id) references room (company_id, clinic_id, id),
  check (starts_at < ends_at),
  constraint room_maintenance_overlap exclude using gist (
    company_id with =, clinic_id with =, room_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (cancelled_at is null)
);
create index room_maintenance_starts_at_index on room_maintenance (company_id, clinic_id, room_id, starts_at, id);
`.execute(database)
}
