import { type Kysely, sql } from 'kysely'

/**
 * How patients were reached who should come again, and what came of it. Who should come follows from the last visit of a patient; an attempt belongs to
 * that visit, and is kept as it was recorded.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table recall_attempt (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  visit_id bigint not null,
  channel text not null check (channel in ('phone', 'whatsapp')),
  outcome text not null check (outcome in ('promised', 'no_answer', 'declined', 'wrong_number')),
  remark text not null,
  made_by text not null,
  made_at timestamptz(3) not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id) references visit (company_id, clinic_id, id)
);
create index recall_attempt_visit_index on recall_attempt (company_id, clinic_id, visit_id, id);
create trigger recall_attempt_append_only before update or delete or truncate on recall_attempt
  for each statement execute function refuse_change();
`.execute(database)
}
