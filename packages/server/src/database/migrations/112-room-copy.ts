import { type Kysely, sql } from 'kysely'

/** A copy of the rooms of a week is a copy too: the rooms it replaced are kept, so that it can be undone exactly. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table shift_copy
  -- null for a copy of shifts
  add column rooms jsonb check (jsonb_typeof(rooms) = 'array'),
  add constraint shift_copy_rooms check (rooms is null or worker = 'doctor')`.execute(database)
}
