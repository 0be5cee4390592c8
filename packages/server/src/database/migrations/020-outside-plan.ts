import { type Kysely, sql } from 'kysely'

/** Which rules of the plan a manager booked an appointment against: these it is not outside of by a change of the plan. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table visit add column broken_rules jsonb not null default '[]';
-- of those booked before nobody knows any more which: the manager's reason stands for each
update visit set broken_rules = '["clinic_closed", "no_shift", "room_maintenance"]' where override_reason <> '';
`.execute(database)
}
