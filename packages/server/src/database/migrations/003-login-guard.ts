import { type Kysely, sql } from 'kysely'

/** Where each user has signed in from, so that guesses from everywhere else can be few for all of them together. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table login_address (
  company_id bigint not null,
  user_id bigint not null,
  ip text not null,
  signed_in_at timestamptz(3) not null,
  primary key (company_id, user_id, ip),
  foreign key (company_id, user_id) references "user" (company_id, id)
);

alter table login_failure add at_known_address boolean not null default false;
create index login_failure_email_index on login_failure (email, failed_at);
`.execute(database)
}
