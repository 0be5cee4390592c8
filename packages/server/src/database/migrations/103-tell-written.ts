import { type Kysely, sql } from 'kysely'

/** Tells every server, with the commit, that rows were written of which servers remember something, whoever writes them. */
export async function up(database: Kysely<unknown>) {
  await sql`
create function tell_written() returns trigger language plpgsql as $$
begin
  perform pg_notify('clinic_change', json_build_object(
    'company_id', coalesce(new.company_id, old.company_id), 'tables', json_build_array(tg_table_name))::text);
  return null;
end $$;

-- not when a session was merely used
create trigger session_written after update on session for each row
  when ((old.company_id, old.user_id, old.token_hash, old.expires_at, old.confirmed_at)
    is distinct from (new.company_id, new.user_id, new.token_hash, new.expires_at, new.confirmed_at))
  execute function tell_written();
create trigger session_deleted after delete on session for each row execute function tell_written();

create trigger user_written after update or delete on "user" for each row execute function tell_written();
create trigger patient_written after insert or update or delete on patient for each row execute function tell_written();
`.execute(database)
}
