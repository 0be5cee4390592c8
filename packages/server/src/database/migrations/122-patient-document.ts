import { type Kysely, sql } from 'kysely'

/**
 * Radiographs, photos and papers of patients. The picture stands beside the other photos, in its own proportions; what is said of it stays when the
 * picture is removed.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table patient_document (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  visit_id bigint,
  kind text not null check (kind in ('periapical', 'bitewing', 'panoramic', 'cephalometric', 'cbct', 'intraoral', 'extraoral', 'laboratory',
    'letter', 'consent', 'identity', 'other')),
  taken_on date not null,
  teeth jsonb not null default '[]' check (jsonb_typeof(teeth) = 'array'),
  remark text not null default '',
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  state text not null default 'kept' check (state in ('kept', 'removed')),
  remove_reason text check (remove_reason <> ''),
  removed_by text,
  removed_at timestamptz(3),
  created_at timestamptz(3) not null,
  created_by text not null,
  version bigint not null default 1,
  updated_at timestamptz(3) not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id) references visit (company_id, clinic_id, id),
  constraint patient_document_removed check (num_nonnulls(remove_reason, removed_by, removed_at) = case state when 'removed' then 3 else 0 end)
);
create index patient_document_patient_index on patient_document (company_id, clinic_id, patient_id, taken_on desc, id desc);
create index patient_document_visit_index on patient_document (company_id, clinic_id, visit_id) where visit_id is not null;
create trigger patient_document_patient before insert or update of patient_id on patient_document
  for each row execute function refuse_merged_patient();

alter table photo add column patient_document_id bigint;
alter table photo add foreign key (company_id, clinic_id, patient_document_id) references patient_document (company_id, clinic_id, id);
alter table photo drop constraint photo_owner;
alter table photo add constraint photo_owner
  check (num_nonnulls(doctor_id, staff_id, patient_id, patient_policy_id, expense_id, patient_document_id) = 1);
create unique index photo_patient_document_key on photo (company_id, clinic_id, patient_document_id) where patient_document_id is not null;
`.execute(database)
}
