import { type Kysely, sql } from 'kysely'

/**
 * When an ended session was last used: who shows its token again is told whether it would have expired by then, which is no
 * news, or was ended by somebody. Unknown for the sessions that ended before.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table ended_session add column last_used_at timestamptz(3);

create or replace function remember_ended_session() returns trigger language plpgsql as $$
begin
  insert into ended_session (company_id, user_id, token_hash, expires_at, last_used_at)
  values (old.company_id, old.user_id, old.token_hash, old.expires_at, old.last_used_at);
  return null;
end $$;
`.execute(database)
}
