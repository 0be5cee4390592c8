import { type Kysely, sql } from 'kysely'

/** What the desk asks the manager to approve: what the discounts of a draft take off. An invoice has one that waits. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table approval (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  invoice_id bigint not null,
  state text not null check (state in ('requested', 'granted', 'refused', 'withdrawn', 'expired')),
  -- in rupiah: what all discounts together take off, and of what
  discount bigint not null check (discount > 0),
  gross bigint not null check (gross >= discount),
  limit_percent smallint not null check (limit_percent between 0 and 100),
  reason text not null,
  answer text not null default '',
  requested_at timestamptz(3) not null default now(),
  requested_by text not null,
  decided_at timestamptz(3),
  decided_by text,
  version bigint not null default 1,
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_id) references invoice (company_id, clinic_id, id),
  check ((state = 'requested') = (decided_at is null) and (decided_at is null) = (decided_by is null))
);
create unique index approval_requested_key on approval (company_id, clinic_id, invoice_id) where state = 'requested';
create index approval_invoice_index on approval (company_id, clinic_id, invoice_id, id);
create index approval_requested_at_index on approval (company_id, clinic_id, requested_at, id);

-- what was asked stays as it was, and what was decided too
create function keep_approval() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,answer,decided_at,decided_by,version,updated_at}';
begin
  if tg_op = 'UPDATE' and old.state = 'requested' and to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger approval_kept before update or delete on approval
  for each row execute function keep_approval();
create trigger approval_not_emptied before truncate on approval
  for each statement execute function refuse_change();
`.execute(database)
}
