import { type Kysely, sql } from 'kysely'

/**
 * Insurance policies of patients. A policy is never deleted, it is made inactive. The index refuses a plan and member number that the
 * patient has already; those that a merge brings together stay two until a person makes one inactive.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table patient_policy (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  -- the patient it was entered for, where a merge moved it
  recorded_for bigint,
  insurance_id bigint not null,
  member_number text not null,
  member_key text not null check (member_key <> ''),
  relation text not null check (relation in ('self', 'spouse', 'child', 'parent', 'other')),
  holder_name text not null,
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  eligibility_note text not null,
  status text not null check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, insurance_id) references insurance (company_id, clinic_id, id),
  constraint patient_policy_holder check ((relation = 'self') = (holder_name = ''))
);
create unique index patient_policy_key
  on patient_policy (company_id, clinic_id, patient_id, insurance_id, member_key, coalesce(recorded_for, patient_id));
create index patient_policy_insurance_index on patient_policy (company_id, clinic_id, insurance_id);

create trigger patient_policy_patient before insert or update of patient_id on patient_policy
  for each row execute function refuse_merged_patient();
`.execute(database)
}
