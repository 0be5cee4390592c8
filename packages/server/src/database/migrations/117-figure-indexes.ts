import { type Kysely, sql } from 'kysely'

/** What dashboard and cashier count or look for among all rows of a clinic comes from indexes: these rows are spread over nearly as many pages as there are rows. */
export async function up(database: Kysely<unknown>) {
  await sql`
drop index patient_created_at_index;
create index patient_created_at_index on patient (company_id, clinic_id, created_at, id) include (status);
create index patient_readiness_index on patient (company_id, clinic_id, status, readiness);
create index patient_birthday_index on patient
  (company_id, clinic_id, status, ((extract(month from date_of_birth) * 100 + extract(day from date_of_birth))::int));
create index visit_state_index on visit (company_id, clinic_id, state);
create index invoice_state_index on invoice (company_id, clinic_id, state);
`.execute(database)
}
