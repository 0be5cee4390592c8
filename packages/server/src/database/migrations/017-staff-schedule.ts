import { type Kysely, sql } from 'kysely'

/** Whom an assistant assists every week, and the weeks that the assistants were shown. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table shift_template
  add column assists_doctor_id bigint,
  add constraint shift_template_assists_fkey foreign key (company_id, clinic_id, assists_doctor_id)
    references doctor (company_id, clinic_id, id),
  add constraint shift_template_assists_check check (assists_doctor_id is null or staff_id is not null);

create table staff_week (
  company_id bigint not null,
  clinic_id bigint not null,
  monday date not null check (extract(isodow from monday) = 1),
  published_at timestamptz(3) not null,
  published_by text not null,
  -- what the shifts of the week were then, to tell whether they still are
  fingerprint text not null,
  primary key (company_id, clinic_id, monday),
  foreign key (company_id, clinic_id) references clinic (company_id, id)
)
`.execute(database)
}
