import { type Kysely, sql } from 'kysely'

/**
 * Whose each session was that has ended, whatever ended it: who shows its token again is refused, and the refusal belongs to
 * that account. `expires_at` is when it would have ended by itself at the latest.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table ended_session (
  company_id bigint not null,
  user_id bigint not null,
  token_hash text not null,
  expires_at timestamptz(3) not null,
  primary key (company_id, user_id, token_hash),
  foreign key (company_id, user_id) references "user" (company_id, id)
);
create index ended_session_token_index on ended_session (token_hash);

create function remember_ended_session() returns trigger language plpgsql as $$
begin
  insert into ended_session (company_id, user_id, token_hash, expires_at)
  values (old.company_id, old.user_id, old.token_hash, old.expires_at);
  return null;
end $$;
create trigger session_ended after delete on session
  for each row execute function remember_ended_session();
`.execute(database)
}
