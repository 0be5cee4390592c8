import { type Kysely, sql } from 'kysely'

/** Where each session was opened, and when it was last confirmed; who is inactive does not sign in. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table session add column ip text not null default '';
alter table session add column user_agent text not null default '';
alter table session add column confirmed_at timestamptz(3);
update session set confirmed_at = created_at;
alter table session alter column confirmed_at set not null;
alter table session alter column confirmed_at set default now();

-- Managers stay: a clinic without one could not enable anybody again.
update "user" set status = 0 where role <> 'manager_clinic' and (
  exists (select from doctor where doctor.company_id = "user".company_id and doctor.clinic_id = "user".clinic_id
    and doctor.id = "user".doctor_id and doctor.status = 'inactive')
  or exists (select from staff where staff.company_id = "user".company_id and staff.clinic_id = "user".clinic_id
    and staff.id = "user".staff_id and staff.status = 'inactive'));
delete from session where exists (select from "user" where "user".company_id = session.company_id
  and "user".id = session.user_id and "user".status = 0);
delete from invitation where exists (select from "user" where "user".company_id = invitation.company_id
  and "user".id = invitation.user_id and "user".status = 0);
`.execute(database)
}
