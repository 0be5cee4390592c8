import { type Kysely, sql } from 'kysely'

/**
 * What is measured of a patient in a visit. A row is never changed: a correction is a row of its own that names the one it
 * corrects, which nobody else can correct then. The constraints hold what no patient can have.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table vital_sign (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  visit_id bigint not null,
  supersedes bigint,
  systolic smallint check (systolic between 40 and 300),
  diastolic smallint check (diastolic between 20 and 200),
  arm text check (arm in ('left', 'right')),
  position text check (position in ('sitting', 'lying', 'standing')),
  pulse smallint check (pulse between 20 and 300),
  respiration smallint check (respiration between 4 and 100),
  temperature numeric(3, 1) check (temperature between 25 and 45),
  oxygen_saturation smallint check (oxygen_saturation between 40 and 100),
  weight numeric(4, 1) check (weight between 0.5 and 400),
  height numeric(4, 1) check (height between 30 and 260),
  glucose smallint check (glucose between 10 and 1500),
  glucose_timing text check (glucose_timing in ('fasting', 'random')),
  pain smallint check (pain between 0 and 10),
  consciousness text check (consciousness in ('compos_mentis', 'apathetic', 'somnolent', 'sopor', 'coma')),
  unmeasurable_reason text not null,
  is_pregnant boolean not null,
  pregnancy_weeks smallint check (pregnancy_weeks between 1 and 44),
  is_breastfeeding boolean not null,
  note text not null,
  level text not null check (level in ('normal', 'attention', 'warning', 'hard_alert')),
  correction_reason text not null,
  taken_at timestamptz(3) not null,
  recorded_at timestamptz(3) not null,
  recorded_by text not null,
  acknowledged_at timestamptz(3),
  acknowledged_by text not null default '',
  primary key (company_id, clinic_id, id),
  unique (company_id, clinic_id, visit_id, id),
  foreign key (company_id, clinic_id, visit_id) references visit (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id, supersedes) references vital_sign (company_id, clinic_id, visit_id, id),
  constraint vital_sign_pressure check (systolic > diastolic),
  constraint vital_sign_pressure_or_reason
    check ((systolic is null) = (diastolic is null) and (systolic is null) = (unmeasurable_reason <> '')),
  constraint vital_sign_glucose check ((glucose is null) = (glucose_timing is null)),
  constraint vital_sign_pregnancy check (pregnancy_weeks is null or is_pregnant),
  constraint vital_sign_correction check ((supersedes is null) = (correction_reason = '')),
  constraint vital_sign_acknowledgement
    check ((acknowledged_at is null) = (acknowledged_by = '') and (acknowledged_at is null or level = 'hard_alert'))
);
create unique index vital_sign_supersedes on vital_sign (company_id, clinic_id, supersedes);

alter table clinic add takes_vital_signs boolean not null default true;
`.execute(database)
}
