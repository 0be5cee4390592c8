import { type Kysely, sql } from 'kysely'

/** What people look like: one picture of each, in two sizes, as it is shown. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table photo (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  doctor_id bigint,
  staff_id bigint,
  patient_id bigint,
  name text not null check (name ~ '^[0-9a-f]{16}$'),
  small bytea not null check (octet_length(small) between 1 and 100000),
  large bytea not null check (octet_length(large) between 1 and 1000000),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, staff_id) references staff (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id),
  check (num_nonnulls(doctor_id, staff_id, patient_id) = 1)
);
create unique index photo_doctor_key on photo (company_id, clinic_id, doctor_id) where doctor_id is not null;
create unique index photo_staff_key on photo (company_id, clinic_id, staff_id) where staff_id is not null;
create unique index photo_patient_key on photo (company_id, clinic_id, patient_id) where patient_id is not null;
`.execute(database)
}
