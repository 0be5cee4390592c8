import { type Kysely, sql } from 'kysely'

/** The wording that a consent to treatment begins with, by category of service, in Indonesian and English. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table consent_form (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  category text not null,
  procedure text not null default '',
  purpose text not null default '',
  risks text not null default '',
  alternatives text not null default '',
  prognosis text not null default '',
  procedure_en text not null default '',
  purpose_en text not null default '',
  risks_en text not null default '',
  alternatives_en text not null default '',
  prognosis_en text not null default '',
  status text not null check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id)
);
create index consent_form_name_index on consent_form (company_id, clinic_id, lower(name), id);
create index consent_form_created_at_index on consent_form (company_id, clinic_id, created_at, id);
`.execute(database)
}
