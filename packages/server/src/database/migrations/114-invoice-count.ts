import { type Kysely, sql } from 'kysely'

/** Servers remember how many invoices a clinic has: they hear of each that comes or goes, not of what becomes of it. */
export async function up(database: Kysely<unknown>) {
  await sql`
create trigger invoice_written after insert or delete on invoice for each row execute function tell_written();
`.execute(database)
}
