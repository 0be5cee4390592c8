import { type Kysely, sql } from 'kysely'

/** The key of each user by which their browsers encrypt what is not sent yet: 256 bits in base64, which never change. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table journal_key (
  company_id bigint not null,
  user_id bigint not null,
  key text not null check (length(key) = 44),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references "user" (company_id, id)
);
`.execute(database)
}
