import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await sql`
create table doctor (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  title_before text not null,
  title_after text not null,
  display_name text not null generated always as (
    ltrim(title_before || ' ' || name) || case when title_after = '' then '' else ', ' || title_after end) stored,
  nik text not null,
  specialty text not null check (specialty in ('general', 'conservation', 'paediatric', 'orthodontics', 'periodontics',
    'prosthodontics', 'oral_surgery', 'oral_medicine', 'radiology')),
  str_number text not null,
  str_valid_until date,
  sip_number text not null,
  sip_valid_until date,
  phone text not null,
  email text not null,
  color text not null check (color in ('blue', 'teal', 'green', 'amber', 'orange', 'red', 'pink', 'purple')),
  room_id bigint,
  minutes integer not null check (minutes between 5 and 480),
  status text not null check (status in ('active', 'on_leave', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  constraint doctor_room_fkey foreign key (company_id, clinic_id, room_id) references room (company_id, clinic_id, id)
);
create unique index doctor_nik_key on doctor (company_id, clinic_id, nik) where nik <> '';
create index doctor_created_at_index on doctor (company_id, clinic_id, created_at, id);
`.execute(database)
}
