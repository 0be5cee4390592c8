import { type Kysely, sql } from 'kysely'

/** Who waits for a time is an entry of the waiting list. Audit rows are chained and keep the object `waiting`. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table waiting rename to waitlist_entry;

do $$
declare named record;
begin
  for named in
    select conname as name from pg_constraint
    where conrelid = 'waitlist_entry'::regclass and conname like 'waiting%'
  loop
    execute format('alter table waitlist_entry rename constraint %I to %I', named.name,
      replace(named.name, 'waiting', 'waitlist_entry'));
  end loop;
  for named in
    select indexrelid::regclass as name from pg_index
    where indrelid = 'waitlist_entry'::regclass and indexrelid::regclass::text like 'waiting%'
  loop
    execute format('alter index %s rename to %I', named.name, replace(named.name::text, 'waiting', 'waitlist_entry'));
  end loop;
end $$;
`.execute(database)
}
