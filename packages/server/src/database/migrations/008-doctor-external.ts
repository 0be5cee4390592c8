import { type Kysely, sql } from 'kysely'

/** Dentists from outside share the table of those of the house: a schedule, an appointment and a bill name either. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table doctor
  add employment text not null default 'internal' check (employment in ('internal', 'external')),
  add engagement text check (engagement in ('visiting', 'part_time', 'consultant', 'referral_recipient')),
  add institution text not null default '',
  add agreement_number text not null default '',
  add agreement_from date,
  add agreement_until date,
  add bank_name text not null default '',
  add bank_account text not null default '',
  add bank_holder text not null default '',
  add check ((employment = 'external') = (engagement is not null)),
  add check (agreement_until >= agreement_from);
alter table doctor alter employment drop default;
create index doctor_name_index on doctor (company_id, clinic_id, employment, lower(name), id);
`.execute(database)
}
