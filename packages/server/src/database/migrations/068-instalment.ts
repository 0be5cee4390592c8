import { type Kysely, sql } from 'kysely'

/**
 * In which terms the patient pays what is owed on an invoice. What is paid of a term is no column: it follows from the ledger. An invoice
 * has one active plan.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table instalment_plan (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  invoice_id bigint not null,
  state text not null check (state in ('active', 'settled', 'defaulted', 'cancelled')),
  -- in rupiah: what was owed when it was agreed on
  amount bigint not null check (amount > 0),
  -- in order, each with due_on and amount
  terms jsonb not null check (jsonb_typeof(terms) = 'array'),
  reason text not null default '',
  created_at timestamptz(3) not null default now(),
  created_by text not null,
  version bigint not null default 1,
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_id) references invoice (company_id, clinic_id, id)
);
create unique index instalment_plan_active_key on instalment_plan (company_id, clinic_id, invoice_id) where state = 'active';
create index instalment_plan_invoice_index on instalment_plan (company_id, clinic_id, invoice_id, id);

-- what was agreed on stays as it was; only how it stands is written later
create function keep_instalment_plan() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,reason,version,updated_at}';
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger instalment_plan_kept before update or delete on instalment_plan
  for each row execute function keep_instalment_plan();
create trigger instalment_plan_not_emptied before truncate on instalment_plan
  for each statement execute function refuse_change();
`.execute(database)
}
