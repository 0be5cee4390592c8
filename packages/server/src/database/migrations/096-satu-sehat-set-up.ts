import { type Kysely, sql } from 'kysely'

/** Rooms and dentists are registered before the first visit: one row of a clinic whose manager asked for it, part of the outbox. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table satu_sehat_set_up (
  company_id bigint not null,
  clinic_id bigint not null,
  requested_at timestamptz(3) not null,
  -- when somebody has to do it; null once it is done. Whoever takes it puts it off: a server that dies leaves it to another
  due_at timestamptz(3),
  -- with whom: what one service refused says nothing of another
  client text,
  -- what has no number, and why
  failures jsonb not null default '[]',
  version integer not null default 1,
  primary key (company_id, clinic_id),
  foreign key (company_id, clinic_id) references clinic (company_id, id)
);
create index satu_sehat_set_up_due_index on satu_sehat_set_up (company_id, clinic_id, due_at) where due_at is not null;
`.execute(database)
}
