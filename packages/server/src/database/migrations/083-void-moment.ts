import { type Kysely, sql } from 'kysely'

/** Fee statements ask which invoices were void in some days. */
export async function up(database: Kysely<unknown>) {
  await sql`create index invoice_event_void_index on invoice_event (company_id, clinic_id, at) where to_state = 'void'`.execute(
    database,
  )
}
