import { type Kysely, sql } from 'kysely'

/** Tables that people bring with them: a file as it was taken in, and its rows until they are something else. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table import (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('patient', 'product', 'doctor')),
  file_name text not null check (file_name <> ''),
  state text not null check (state in ('uploaded', 'mapped', 'checked', 'running', 'done', 'cancelled')),
  format text not null check (format in ('csv', 'xlsx')),
  encoding text check (encoding in ('utf-8', 'utf-16le', 'utf-16be', 'windows-1252')),
  separator text check (separator in (',', ';', E'\\t')),
  headings jsonb not null,
  columns jsonb not null,
  filled jsonb not null,
  row_count integer not null check (row_count between 1 and 20000),
  checked integer not null default 0,
  wrong integer not null default 0,
  created integer not null default 0,
  created_by text not null,
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  check (checked between 0 and row_count and wrong between 0 and checked and created between 0 and checked - wrong)
);
create index import_created_at_index on import (company_id, clinic_id, created_at, id);

create table import_row (
  company_id bigint not null,
  clinic_id bigint not null,
  import_id bigint not null,
  -- the row as a spreadsheet counts
  line integer not null check (line >= 2),
  cells jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'right', 'wrong', 'created')),
  -- what no other row of the file may have
  key text,
  problems jsonb,
  primary key (company_id, clinic_id, import_id, line),
  foreign key (company_id, clinic_id, import_id) references import (company_id, clinic_id, id),
  check ((state = 'wrong') = (problems is not null))
);
create index import_row_state_index on import_row (company_id, clinic_id, import_id, state, line);
create index import_row_key_index on import_row (company_id, clinic_id, import_id, key);
`.execute(database)
}
