import { type Kysely, sql } from 'kysely'

/** The rest of a package that is refunded is not owed any more: a credit takes it off the revenue and off what the patient owes. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table posting drop constraint posting_kind_check;
alter table posting add constraint posting_kind_check check (kind in (
  'issue', 'void', 'write_off', 'credit', 'payment', 'refund', 'opening', 'closing', 'payor_payment', 'payor_charge'
));
`.execute(database)
}
