import { type Kysely, sql } from 'kysely'

/**
 * Addresses may have the code of their village. SATUSEHAT creates no patient without one, so nobody it does not know yet is ready: the
 * address of a patient holds its code in itself, and none has one yet.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table clinic add column area_code text not null default '' check (area_code ~ '^([0-9]{10})?$');
update patient set readiness = 'incomplete' where readiness = 'ready';
`.execute(database)
}
