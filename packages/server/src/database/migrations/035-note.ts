import { type Kysely, sql } from 'kysely'

/**
 * The notes of a visit. What is signed is never changed, only added to; its diagnoses and procedures are rows of their own, for
 * bills and reports. Whatever finds its way here, teeth that do not exist and surfaces a tooth lacks are in no row.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table note (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  visit_id bigint not null,
  patient_id bigint not null,
  doctor_id bigint not null,
  state text not null check (state in ('draft', 'signed')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  signer_name text,
  sip_number text,
  signed_at timestamptz(3),
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  unique (company_id, clinic_id, id, visit_id, patient_id),
  foreign key (company_id, clinic_id, visit_id, patient_id) references visit (company_id, clinic_id, id, patient_id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  constraint note_signature check (case state
    when 'signed' then signer_name <> '' and sip_number <> '' and signed_at is not null and hash is not null
    else signer_name is null and sip_number is null and signed_at is null and hash is null
  end is true)
);
create unique index note_draft on note (company_id, clinic_id, visit_id) where state = 'draft';
create index note_visit_index on note (company_id, clinic_id, visit_id, id);
create trigger note_signed before update or delete on note
  for each row when (old.state = 'signed') execute function refuse_change();
create trigger note_kept before truncate on note for each statement execute function refuse_change();

create table note_addendum (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  note_id bigint not null,
  doctor_id bigint not null,
  text text not null check (text <> ''),
  signer_name text not null check (signer_name <> ''),
  sip_number text not null check (sip_number <> ''),
  signed_at timestamptz(3) not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, note_id) references note (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id)
);
create index note_addendum_note_index on note_addendum (company_id, clinic_id, note_id, id);

-- of several signed notes of a visit the rows of the last one hold
create table diagnosis (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  note_id bigint not null,
  visit_id bigint not null,
  patient_id bigint not null,
  code text not null check (code ~ '^[A-Z][0-9]{2}([.][0-9])?$'),
  tooth text check (tooth in (${words(allTeeth)})),
  rank text not null check (rank in ('primary', 'secondary')),
  certainty text not null check (certainty in ('working', 'definite', 'differential')),
  prognosis text check (prognosis in ('good', 'fair', 'guarded', 'bad')),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, note_id, visit_id, patient_id)
    references note (company_id, clinic_id, id, visit_id, patient_id)
);
create index diagnosis_visit_index on diagnosis (company_id, clinic_id, visit_id, id);

create table procedure (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  note_id bigint not null,
  visit_id bigint not null,
  patient_id bigint not null,
  product_id bigint not null,
  -- as the service was called then
  name text not null,
  icd9cm text not null,
  tooth text check (tooth in (${words(allTeeth)})),
  surfaces jsonb not null check (jsonb_typeof(surfaces) = 'array' and surfaces <@ '["m", "o", "d", "v", "l"]'),
  jaw text check (jaw in ('upper', 'lower')),
  quantity smallint not null check (quantity between 1 and 99),
  doctor_id bigint,
  staff_id bigint,
  consent_witness text,
  consent_at timestamptz(3),
  outcome text not null check (outcome in ('done', 'continued', 'cancelled')),
  note text not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, note_id, visit_id, patient_id)
    references note (company_id, clinic_id, id, visit_id, patient_id),
  foreign key (company_id, clinic_id, product_id) references product (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, staff_id) references staff (company_id, clinic_id, id),
  constraint procedure_surface check (surfaces = '[]' or tooth is not null and not (surfaces ? 'o' and tooth ~ '^.[123]')),
  constraint procedure_consent check ((consent_witness is null) = (consent_at is null))
);
create index procedure_visit_index on procedure (company_id, clinic_id, visit_id, id);
${sql.join(
  ['note_addendum', 'diagnosis', 'procedure'].map(
    (
      table,
    ) => sql`create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${sql.id(table)}
  for each statement execute function refuse_change()`,
  ),
  sql`;
`,
)};

alter table visit
  add settlement text check (settlement in ('nothing_to_bill', 'billed_outside')),
  add control_on date,
  add control_reason text not null default '',
  add constraint visit_settlement check (settlement is null or state = 'checked_out'),
  add constraint visit_control check (control_on is null and control_reason = '' or state in ('finished', 'checked_out'));
`.execute(database)
}

const numbersOf = (quadrants: readonly number[], places: number) =>
  quadrants.flatMap((quadrant) => Array.from({ length: places }, (_, index) => `${quadrant}${index + 1}`))
const allTeeth = [...numbersOf([1, 2, 3, 4], 8), ...numbersOf([5, 6, 7, 8], 5)].flatMap((tooth) => [tooth, `${tooth}s`])

const words = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))
