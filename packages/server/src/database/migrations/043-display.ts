import { type Kysely, sql } from 'kysely'

/** The displays of a waiting room. A link that was revoked is never valid again. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table display (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  name text not null check (name <> ''),
  language text not null check (language in ('en', 'id')),
  token_hash text not null unique,
  created_at timestamptz(3) not null default now(),
  created_by text not null check (created_by <> ''),
  revoked_at timestamptz(3),
  revoked_by text,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  constraint display_revocation check (num_nonnulls(revoked_at, revoked_by) in (0, 2))
);
create trigger display_revoked before update on display
  for each row when (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at)
  execute function refuse_change();
`.execute(database)
}
