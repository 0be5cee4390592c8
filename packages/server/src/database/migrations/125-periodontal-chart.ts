import { type Kysely, sql } from 'kysely'

/**
 * What is measured around the teeth of a patient, visit by visit; what was not measured is not there. A draft is written during treatment only; final
 * or discarded, only a merge of patients moves it.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table periodontal_chart (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  visit_id bigint not null,
  patient_id bigint not null,
  state text not null check (state in ('draft', 'final', 'discarded')),
  content jsonb not null,
  -- a name
  written_by text not null,
  written_at timestamptz(3) not null,
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id, patient_id)
    references visit (company_id, clinic_id, id, patient_id) on update cascade,
  constraint periodontal_chart_content check (
    jsonb_typeof(content -> 'teeth') is not distinct from 'array' and jsonb_typeof(content -> 'remark') is not distinct from 'string'
  ),
  constraint periodontal_chart_millimetres check (
    not jsonb_path_exists(content, '$.teeth[*].sites[*].depth ? (@ < 0 || @ > 20)')
    and not jsonb_path_exists(content, '$.teeth[*].sites[*].recession ? (@ < -10 || @ > 20)')
  ),
  constraint periodontal_chart_grades check (
    not jsonb_path_exists(content, '$.teeth[*].mobility ? (@ < 0 || @ > 3)')
    and not jsonb_path_exists(content, '$.teeth[*].sites[*].furcation ? (@ < 0 || @ > 3)')
  )
);
create unique index periodontal_chart_draft on periodontal_chart (company_id, clinic_id, visit_id) where state = 'draft';
create index periodontal_chart_patient_index on periodontal_chart (company_id, clinic_id, patient_id, id);
create index periodontal_chart_visit_index on periodontal_chart (company_id, clinic_id, visit_id);

create function refuse_chart_outside_treatment() returns trigger language plpgsql as $$
begin
  if not exists (select from visit where company_id = new.company_id and clinic_id = new.clinic_id
    and id = new.visit_id and state in ('in_practice', 'paused'))
  then
    raise exception 'visit % is not in treatment', new.visit_id
      using errcode = 'integrity_constraint_violation', constraint = 'periodontal_chart_in_treatment';
  end if;
  return new;
end $$;
create trigger periodontal_chart_in_treatment before insert or update of content, state on periodontal_chart
  for each row when (new.state = 'draft') execute function refuse_chart_outside_treatment();
create trigger periodontal_chart_over before update or delete on periodontal_chart
  for each row when (old.state <> 'draft') execute function keep_unless_merged();
create trigger periodontal_chart_kept before truncate on periodontal_chart for each statement execute function refuse_change();
`.execute(database)
}
