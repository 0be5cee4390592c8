import { type Kysely, sql } from 'kysely'

/** Photos of papers beside those of people: the insurance card of a policy, the receipt of an expense. Whole, so larger than a portrait. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table photo add column patient_policy_id bigint;
alter table photo add column expense_id bigint;
alter table photo add foreign key (company_id, clinic_id, patient_policy_id) references patient_policy (company_id, clinic_id, id);
alter table photo add foreign key (company_id, clinic_id, expense_id) references expense (company_id, clinic_id, id);
alter table photo drop constraint photo_check;
alter table photo add constraint photo_owner
  check (num_nonnulls(doctor_id, staff_id, patient_id, patient_policy_id, expense_id) = 1);
alter table photo drop constraint photo_small_check;
alter table photo drop constraint photo_large_check;
alter table photo add constraint photo_small check (octet_length(small) between 1 and 300000);
alter table photo add constraint photo_large check (octet_length(large) between 1 and 5000000);
create unique index photo_patient_policy_key on photo (company_id, clinic_id, patient_policy_id) where patient_policy_id is not null;
create unique index photo_expense_key on photo (company_id, clinic_id, expense_id) where expense_id is not null;
`.execute(database)
}
