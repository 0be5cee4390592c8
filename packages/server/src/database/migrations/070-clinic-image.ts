import { type Kysely, sql } from 'kysely'

/** Logo, stamp and signature of a clinic: one image of each kind, in two sizes, as it is printed. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table clinic_image (
  company_id bigint not null,
  clinic_id bigint not null,
  kind text not null check (kind in ('logo', 'stamp', 'signature')),
  name text not null check (name ~ '^[0-9a-f]{16}$'),
  width integer not null check (width between 1 and 800),
  height integer not null check (height between 1 and 800),
  small bytea not null check (octet_length(small) between 1 and 200000),
  large bytea not null check (octet_length(large) between 1 and 2000000),
  created_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, kind),
  foreign key (company_id, clinic_id) references clinic (company_id, id)
);
`.execute(database)
}
