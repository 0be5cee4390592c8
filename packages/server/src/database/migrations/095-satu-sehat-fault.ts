import { type Kysely, sql } from 'kysely'

/** A step of a visit that cannot be written down is given up, with the reference under which the log of the server has why. */
export async function up(database: Kysely<unknown>) {
  await sql`alter table satu_sehat_step add column fault text check (fault <> '')`.execute(database)
}
