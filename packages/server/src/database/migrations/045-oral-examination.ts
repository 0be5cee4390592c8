import { type Kysely, sql } from 'kysely'

/**
 * What is examined in a mouth beside its teeth, visit by visit. Null is what was not examined. A draft is written during treatment
 * only; with the end of the visit it is final, and only a merge of patients moves it then.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table oral_examination (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  visit_id bigint not null,
  patient_id bigint not null,
  doctor_id bigint not null,
  state text not null check (state in ('draft', 'final')),
  occlusion text check (occlusion in ('normal_bite', 'cross_bite', 'steep_bite')),
  torus_palatinus text check (torus_palatinus in ('none', 'small', 'medium', 'large', 'multiple')),
  torus_mandibularis text check (torus_mandibularis in ('none', 'left', 'right', 'both')),
  palate text check (palate in ('deep', 'medium', 'low')),
  diastema text check (diastema in ('absent', 'present')),
  diastema_place text not null,
  diastema_width numeric check (diastema_width > 0 and diastema_width <= 20),
  anomaly text check (anomaly in ('absent', 'present')),
  anomaly_teeth text not null,
  anomaly_shape text not null,
  others text not null,
  photo_count smallint check (photo_count between 0 and 99),
  radiograph_dental smallint check (radiograph_dental between 0 and 99),
  radiograph_pa smallint check (radiograph_pa between 0 and 99),
  radiograph_opg smallint check (radiograph_opg between 0 and 99),
  radiograph_ceph smallint check (radiograph_ceph between 0 and 99),
  ohis jsonb not null,
  written_at timestamptz(3) not null,
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id, patient_id)
    references visit (company_id, clinic_id, id, patient_id) on update cascade,
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  constraint oral_examination_diastema check (
    diastema is not distinct from 'present' or diastema_place = '' and diastema_width is null
  ),
  constraint oral_examination_anomaly check (
    anomaly is not distinct from 'present' or anomaly_teeth = '' and anomaly_shape = ''
  ),
  constraint oral_examination_ohis check (
    jsonb_typeof(ohis) = 'array'
    and jsonb_array_length(ohis) = ${countOf(`(${oneOf('tooth', ohisTeeth.flat())}) && (${score('debris')}) && (${score('calculus')})`)}
    and ${sql.join(
      ohisTeeth.map((place) => sql`${countOf(oneOf('tooth', place))} <= 1`),
      sql` and `,
    )}
  )
);
create unique index oral_examination_draft on oral_examination (company_id, clinic_id, visit_id) where state = 'draft';
create index oral_examination_patient_index on oral_examination (company_id, clinic_id, patient_id, id);

create function refuse_examination_outside_treatment() returns trigger language plpgsql as $$
begin
  if not exists (select from visit where company_id = new.company_id and clinic_id = new.clinic_id
    and id = new.visit_id and state in ('in_practice', 'paused'))
  then
    raise exception 'visit % is not in treatment', new.visit_id
      using errcode = 'integrity_constraint_violation', constraint = 'oral_examination_in_treatment';
  end if;
  return new;
end $$;
create trigger oral_examination_in_treatment before insert or update on oral_examination
  for each row when (new.state = 'draft') execute function refuse_examination_outside_treatment();
create trigger oral_examination_final before update or delete on oral_examination
  for each row when (old.state = 'final') execute function keep_unless_merged();
create trigger oral_examination_kept before truncate on oral_examination for each statement execute function refuse_change();
`.execute(database)
}

/** The index teeth, each with the tooth that is scored in its place. */
const ohisTeeth = [
  ['16', '17'],
  ['11', '21'],
  ['26', '27'],
  ['36', '37'],
  ['31', '41'],
  ['46', '47'],
]

const oneOf = (name: string, values: readonly string[]) => values.map((value) => `@.${name} == "${value}"`).join(' || ')
const score = (name: string) => [0, 1, 2, 3, null].map((value) => `@.${name} == ${value}`).join(' || ')

/** How many of the places meet a condition. Strict: what lacks a member meets none. */
const countOf = (condition: string) =>
  sql.raw(`jsonb_array_length(jsonb_path_query_array(ohis, 'strict $[*] ? (${condition})'))`)
