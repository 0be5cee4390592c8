import { type Kysely, sql } from 'kysely'

/**
 * Allergies, conditions and medication of patients, and when each was asked about. Nothing is deleted: an alert that holds no
 * longer is kept with its state, and every answer is a row of its own. The index refuses the same alert twice.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table medical_alert (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  topic text not null check (topic in ('allergy', 'condition', 'medication')),
  kind text not null,
  name text not null,
  name_key text not null,
  note text not null,
  state text not null default 'active' check (state in ('active', 'resolved', 'entered_in_error')),
  state_reason text not null default '',
  recorded_by text not null,
  recorded_at timestamptz(3) not null,
  changed_by text not null,
  changed_at timestamptz(3) not null,
  version integer not null default 1,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id),
  constraint medical_alert_kind check (
    kind = 'other'
    or topic = 'allergy' and kind in ('drug', 'food', 'latex', 'anaesthetic')
    or topic = 'condition' and kind in ('hypertension', 'diabetes', 'heart', 'asthma', 'bleeding_disorder', 'pregnancy')
    or topic = 'medication' and kind = 'blood_thinner'
  ),
  constraint medical_alert_name check (name <> '' or kind not in ('drug', 'food', 'anaesthetic', 'other')),
  constraint medical_alert_reason check ((state = 'entered_in_error') = (state_reason <> ''))
);
create unique index medical_alert_active on medical_alert (company_id, clinic_id, patient_id, topic, name_key) where state = 'active';
create index medical_alert_patient on medical_alert (company_id, clinic_id, patient_id);

create table medical_answer (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  topic text not null check (topic in ('allergy', 'condition', 'medication')),
  answer text not null check (answer in ('none', 'listed')),
  answered_by text not null,
  answered_at timestamptz(3) not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id)
);
create index medical_answer_patient on medical_answer (company_id, clinic_id, patient_id, topic, id);
`.execute(database)
}
