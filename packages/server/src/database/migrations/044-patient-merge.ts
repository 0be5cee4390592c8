import { type Kysely, sql } from 'kysely'

/**
 * Two records of one person become one. What the duplicate had is moved by its `patient_id`; what is signed or only added to moves
 * with its visit by the foreign keys, and keeps in `signed_for` the patient its signature names. Nothing else of it can be changed,
 * and between no other two patients. A merged patient gets no rows any more, whoever writes them.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table patient add merged_into bigint;
alter table patient add former_record_numbers jsonb not null default '[]' check (jsonb_typeof(former_record_numbers) = 'array');
alter table patient drop constraint patient_status_check;
alter table patient add constraint patient_status_check check (status in ('active', 'inactive', 'merged'));
alter table patient add constraint patient_merged check ((status = 'merged') = (merged_into is not null) and merged_into is distinct from id);
alter table patient add foreign key (company_id, clinic_id, merged_into) references patient (company_id, clinic_id, id);
create index patient_merged_into_index on patient (company_id, clinic_id, merged_into) where merged_into is not null;

-- the patient who survives may have taken the number of the duplicate
drop index patient_identity_key;
create unique index patient_identity_key on patient (company_id, clinic_id, identification, identity_number)
  where identity_number <> '' and identification <> 'nik_mother' and status <> 'merged';

-- the record numbers of the duplicates find the patient too
alter table patient drop column search;
alter table patient add search text not null generated always as (lower(
  first_name || ' ' || last_name || ' ' || record_number || ' ' || replace(record_number, '-', '') || ' ' ||
  phone || ' ' || regexp_replace(phone, '^[+]62', '0') || ' ' || identity_number || ' ' ||
  translate(former_record_numbers::text, '[]",', '') || ' ' || translate(former_record_numbers::text, '[]",-', '')
)) stored;
create index patient_search_index on patient using gin (clinic_id, search gin_trgm_ops) with (fastupdate = off);

create table patient_merge (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  survivor_id bigint not null,
  duplicate_id bigint not null,
  duplicate_status text not null check (duplicate_status in ('active', 'inactive')),
  -- what the patient said of themselves before the merge, and as it was chosen then
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  -- ids by table
  moved jsonb not null check (jsonb_typeof(moved) = 'object'),
  state text not null check (state in ('merged', 'undone')),
  merged_at timestamptz(3) not null,
  merged_by text not null,
  undo_until timestamptz(3) not null,
  undone_at timestamptz(3),
  undone_by text,
  version bigint not null default 1,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, survivor_id) references patient (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, duplicate_id) references patient (company_id, clinic_id, id),
  check (survivor_id <> duplicate_id),
  constraint patient_merge_undone check ((state = 'undone') = (undone_at is not null) and (state = 'undone') = (undone_by is not null))
);
create unique index patient_merge_standing on patient_merge (company_id, clinic_id, duplicate_id) where state = 'merged';
create index patient_merge_survivor_index on patient_merge (company_id, clinic_id, survivor_id, id);

create function is_merging(company bigint, clinic bigint, one bigint, other bigint) returns boolean language sql stable as $$
  select exists (select from patient_merge where company_id = company and clinic_id = clinic and state = 'merged'
    and (survivor_id = one and duplicate_id = other or survivor_id = other and duplicate_id = one))
$$;

create function refuse_merged_patient() returns trigger language plpgsql as $$
declare
  held text;
begin
  -- a merge under way is waited for
  select status into held from patient
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.patient_id for share;
  if held = 'merged' then
    raise exception 'patient % is merged', new.patient_id
      using errcode = 'integrity_constraint_violation', constraint = 'patient_is_merged';
  end if;
  return new;
end $$;
${sql.join(
  withPatient.map(
    (
      table,
    ) => sql`create trigger ${sql.id(`${table}_patient`)} before insert or update of patient_id on ${sql.id(table)}
  for each row execute function refuse_merged_patient()`,
  ),
  sql`;
`,
)};

-- the same alert of both is shown twice, and taken away by a person
alter table medical_alert add recorded_for bigint;
drop index medical_alert_active;
create unique index medical_alert_active
  on medical_alert (company_id, clinic_id, patient_id, topic, name_key, coalesce(recorded_for, patient_id)) where state = 'active';

do $$
declare
  key record;
begin
  for key in
    select conrelid::regclass as of_table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and confrelid in ('visit'::regclass, 'note'::regclass)
      and pg_get_constraintdef(oid) like '%patient_id)'
  loop
    execute format('alter table %s drop constraint %I', key.of_table, key.name);
    execute format('alter table %s add constraint %I %s on update cascade', key.of_table, key.name, key.definition);
  end loop;
end $$;

create function keep_unless_merged() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - 'patient_id' = to_jsonb(new) - 'patient_id'
      and is_merging(old.company_id, old.clinic_id, old.patient_id, new.patient_id)
    then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
${sql.join(
  appendOnly.map(
    (table) => sql`drop trigger ${sql.id(`${table}_append_only`)} on ${sql.id(table)};
create trigger ${sql.id(`${table}_append_only`)} before update or delete on ${sql.id(table)}
  for each row execute function keep_unless_merged();
create trigger ${sql.id(`${table}_kept`)} before truncate on ${sql.id(table)}
  for each statement execute function refuse_change()`,
  ),
  sql`;
`,
)};

drop trigger dictation_resolved on dictation;
create trigger dictation_resolved before update on dictation
  for each row when (old.state <> 'dictated') execute function keep_unless_merged();
drop trigger dictation_origin on dictation;
create trigger dictation_origin before update on dictation for each row when (
  (old.visit_id, old.patient_id, old.key, old.entry_hash, old.user_id, old.user_name, old.created_at)
    is distinct from (new.visit_id, new.patient_id, new.key, new.entry_hash, new.user_id, new.user_name, new.created_at)
) execute function keep_unless_merged();

alter table note add signed_for bigint;
create function keep_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - 'patient_id' = to_jsonb(new) - 'patient_id'
      and is_merging(old.company_id, old.clinic_id, old.patient_id, new.patient_id)
    then
      new.signed_for := nullif(coalesce(old.signed_for, old.patient_id), new.patient_id);
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
drop trigger note_signed on note;
create trigger note_signed before update or delete on note
  for each row when (old.state = 'signed') execute function keep_note();

alter table prescription add signed_for bigint;
create or replace function keep_prescription() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,cancel_reason,cancelled_by,cancelled_at,version,updated_at}';
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - moving = to_jsonb(new) - moving and (old.state, new.state) in (
      ('signed', 'partly_dispensed'), ('signed', 'dispensed'), ('signed', 'cancelled'),
      ('partly_dispensed', 'partly_dispensed'), ('partly_dispensed', 'dispensed'), ('partly_dispensed', 'closed'),
      ('dispensed', 'closed'))
    then
      return new;
    end if;
    if to_jsonb(old) - 'patient_id' = to_jsonb(new) - 'patient_id'
      and is_merging(old.company_id, old.clinic_id, old.patient_id, new.patient_id)
    then
      new.signed_for := nullif(coalesce(old.signed_for, old.patient_id), new.patient_id);
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
`.execute(database)
}

const withPatient = [
  'appointment',
  'waitlist_entry',
  'visit',
  'medical_alert',
  'medical_answer',
  'photo',
  'registration',
]
const appendOnly = ['odontogram_finding', 'diagnosis', 'procedure']
