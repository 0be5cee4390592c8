import { type Kysely, sql } from 'kysely'

/** Each copy of a week of shifts, and which shifts it entered, so that it can be undone exactly. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table shift_copy (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  worker text not null check (worker in ('doctor', 'staff')),
  from_monday date not null check (extract(isodow from from_monday) = 1),
  to_monday date not null check (extract(isodow from to_monday) = 1),
  shifts integer not null check (shifts >= 0),
  -- how many were not copied, or not removed when it was undone, and why
  skipped jsonb not null check (jsonb_typeof(skipped) = 'array'),
  kept jsonb not null default '[]' check (jsonb_typeof(kept) = 'array'),
  state text not null default 'copied' check (state in ('copied', 'undone')),
  copied_at timestamptz(3) not null,
  copied_by text not null,
  undone_at timestamptz(3),
  undone_by text,
  version bigint not null default 1,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  check (from_monday <> to_monday),
  constraint shift_copy_undone check ((state = 'undone') = (undone_at is not null) and (state = 'undone') = (undone_by is not null))
);

alter table shift
  add column copy_id bigint,
  add constraint shift_copy_fkey foreign key (company_id, clinic_id, copy_id) references shift_copy (company_id, clinic_id, id);
create index shift_copy_index on shift (company_id, clinic_id, copy_id) where copy_id is not null;
`.execute(database)
}
