import { sql } from 'kysely'
import { emptyEvents } from '../../audit/empty-events'
import type { People } from '../../audit/people'
import type { Database } from '../schema'

/**
 * What an audit event tells of somebody who is erased can be taken out of it, and its chain stays whole: the chain goes over `seal`, a hash of the
 * contents with a secret (`salt`) that goes with them. Of a group written before there were seals its `digest` is kept instead. The database lets nobody
 * take out anything else: the event must be of somebody who is no longer there, and only its contents may go. Of those erased already they go now.
 */
export async function up(database: Database) {
  await sql`
alter table audit_event add salt text, add seal text;
alter table audit_group add digest text;
create index audit_event_erase_index on audit_event (at) where action = 'erase';

create function is_of_erased(event audit_event) returns boolean language sql stable as $$
  select exists (
    select from jsonb_each(coalesce(event.people, jsonb_build_object(event.object, jsonb_build_array(event.object_id)))) kind,
      jsonb_array_elements_text(kind.value) person
    where person is not null and (
      (kind.key = 'patient' and not exists (select from patient where patient.company_id = event.company_id
        and patient.clinic_id = event.clinic_id and patient.id = person::bigint))
      or (kind.key = 'registration' and not exists (select from registration where registration.company_id = event.company_id
        and registration.clinic_id = event.clinic_id and registration.id = person::bigint))
      or (kind.key = 'booking_request' and not exists (select from booking_request where booking_request.company_id = event.company_id
        and booking_request.clinic_id = event.clinic_id and booking_request.id = person::bigint))
    )
  )
$$;

create function refuse_all_but_emptying() returns trigger language plpgsql as $$
declare
  contents constant text[] := array['query', 'before', 'after', 'reason', 'salt', 'seal'];
begin
  if new.query is null and new.before is null and new.after is null and new.reason is null and new.salt is null and new.seal is not null
    and (old.seal is null or new.seal = old.seal) and to_jsonb(new) - contents = to_jsonb(old) - contents
    and old.action <> 'erase' and is_of_erased(old)
  then return new; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create function refuse_all_but_digest() returns trigger language plpgsql as $$
begin
  if old.digest is null and new.digest is not null and to_jsonb(new) - 'digest' = to_jsonb(old) - 'digest' then return new; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

drop trigger audit_event_append_only on audit_event;
create trigger audit_event_append_only before delete or truncate on audit_event for each statement execute function refuse_change();
create trigger audit_event_emptied before update on audit_event for each row execute function refuse_all_but_emptying();
drop trigger audit_group_append_only on audit_group;
create trigger audit_group_append_only before delete or truncate on audit_group for each statement execute function refuse_change();
create trigger audit_group_digest before update on audit_group for each row execute function refuse_all_but_digest();
`.execute(database)

  for (const { people, ...tenant } of await erasures(database)) await emptyEvents(database, tenant, people)
}

const erasures = async (database: Database) =>
  (
    await sql<{ company_id: number; clinic_id: number; people: People }>`
      select company_id, clinic_id, coalesce(people, jsonb_build_object('patient', jsonb_build_array(object_id))) as people from audit_event
      where action = 'erase' and object = 'patient'`.execute(database)
  ).rows
