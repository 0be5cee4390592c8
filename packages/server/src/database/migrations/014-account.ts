import { type Kysely, sql } from 'kysely'

/** Who works here has at most one login account; who is invited has no password until the link was used. */
export async function up(database: Kysely<unknown>) {
  await sql`
-- ids of people nobody had entered yet
update "user" set doctor_id = null where not exists (
  select from doctor where doctor.company_id = "user".company_id and doctor.clinic_id = "user".clinic_id
    and doctor.id = "user".doctor_id);
update "user" set staff_id = null where not exists (
  select from staff where staff.company_id = "user".company_id and staff.clinic_id = "user".clinic_id
    and staff.id = "user".staff_id);

alter table "user" alter column password_hash drop not null;
alter table "user" add constraint user_doctor_fkey foreign key (company_id, clinic_id, doctor_id)
  references doctor (company_id, clinic_id, id);
alter table "user" add constraint user_staff_fkey foreign key (company_id, clinic_id, staff_id)
  references staff (company_id, clinic_id, id);
create unique index user_doctor_key on "user" (company_id, clinic_id, doctor_id);
create unique index user_staff_key on "user" (company_id, clinic_id, staff_id);

create table invitation (
  company_id bigint not null,
  user_id bigint not null,
  token_hash text not null unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references "user" (company_id, id)
);
`.execute(database)
}
