import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await sql`
create table staff (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  nik text not null,
  position text not null check (position in ('dental_nurse', 'assistant', 'radiographer', 'pharmacist', 'front_office')),
  str_number text not null,
  str_valid_until date,
  sip_number text not null,
  sip_valid_until date,
  skills jsonb not null,
  doctor_id bigint,
  phone text not null,
  email text not null,
  status text not null check (status in ('active', 'on_leave', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  constraint staff_doctor_fkey foreign key (company_id, clinic_id, doctor_id)
    references doctor (company_id, clinic_id, id)
);
create unique index staff_nik_key on staff (company_id, clinic_id, nik);
create index staff_name_index on staff (company_id, clinic_id, lower(name), id);
create index staff_created_at_index on staff (company_id, clinic_id, created_at, id);
`.execute(database)
}
