import { type Kysely, sql } from 'kysely'

/** Plans are listed by the first term that is not paid. It follows from the ledger as before; the database writes it with each entry, so that an index has plans in order. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table instalment_plan add column next_due_on date;

-- whatever is written: how the plan stands decides
create function set_next_instalment() returns trigger language plpgsql as $$
begin
  new.next_due_on := case when new.state = 'active' then (
    select min(due_on) from (
      select (term ->> 'due_on')::date as due_on, sum((term ->> 'amount')::bigint) over (order by term ->> 'due_on') as until
      from jsonb_array_elements(new.terms) as term
    ) as running
    where until > greatest(0, new.amount - (
      select coalesce(sum(amount), 0) from ledger_entry
      where company_id = new.company_id and clinic_id = new.clinic_id and invoice_id = new.invoice_id and account = 'receivable'
    ))
  ) end;
  return new;
end $$;
create trigger instalment_plan_next_due before insert or update on instalment_plan
  for each row execute function set_next_instalment();
update instalment_plan set state = state where state = 'active';
create index instalment_plan_due_index on instalment_plan (company_id, clinic_id, next_due_on, id);

create function move_instalment_plan() returns trigger language plpgsql as $$
begin
  update instalment_plan set state = state
    where company_id = new.company_id and clinic_id = new.clinic_id and invoice_id = new.invoice_id and state = 'active';
  return null;
end $$;
create trigger ledger_entry_instalment after insert on ledger_entry
  for each row when (new.account = 'receivable') execute function move_instalment_plan();
`.execute(database)
}
