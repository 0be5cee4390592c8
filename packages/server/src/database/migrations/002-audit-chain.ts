import { type Kysely, sql } from 'kysely'
import { type AuditEvent, digestOf, hashOf } from '../../audit/chain'

/** Audit events stand in groups, and every group in the chain of its company; what was there becomes the first group. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table audit_chain (
  company_id bigint primary key references company,
  number bigint not null,
  hash text not null
);

create table audit_group (
  company_id bigint not null references company,
  number bigint not null,
  size integer not null,
  hash text not null,
  primary key (company_id, number)
);

alter table audit_event disable trigger audit_event_append_only;
alter table audit_event add group_number bigint, add position integer, add query jsonb;
update audit_event set group_number = 1, position = earlier.position
from (select company_id, id, row_number() over (partition by company_id order by id) - 1 as position from audit_event) earlier
where audit_event.company_id = earlier.company_id and audit_event.id = earlier.id;
drop index audit_event_object_index;
-- the company of an event is that of its group: a check for each of thousands would be felt
alter table audit_event drop constraint audit_event_company_id_fkey, drop id,
  alter group_number set not null, alter position set not null,
  add primary key (company_id, group_number, position);
create index audit_event_object_index on audit_event (company_id, object, object_id, group_number, position);
alter table audit_event enable trigger audit_event_append_only;

create trigger audit_group_append_only before update or delete or truncate on audit_group
  for each statement execute function refuse_change();
`.execute(database)

  const { rows: companies } = await sql<{ company_id: number }>`
    select distinct company_id from audit_event`.execute(database)
  for (const { company_id } of companies) {
    const { rows } = await sql<AuditEvent>`
      select * from audit_event where company_id = ${company_id} order by position`.execute(database)
    const hash = hashOf('', digestOf(rows))
    await sql`insert into audit_group values (${company_id}, 1, ${rows.length}, ${hash})`.execute(database)
    await sql`insert into audit_chain values (${company_id}, 1, ${hash})`.execute(database)
  }
}
