import { type Kysely, sql } from 'kysely'

/** Reports sum the lines of a year: the index has all that they read of a line, which is a fifth of its row. */
export async function up(database: Kysely<unknown>) {
  await sql`
drop index invoice_line_invoice_index;
create index invoice_line_invoice_index on invoice_line (company_id, clinic_id, invoice_id, position) include (net, procedure_id);
`.execute(database)
}
