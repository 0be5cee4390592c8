import { type Kysely, sql } from 'kysely'

/**
 * The part of an invoice that a payor owes. A draft names a policy of the patient; with the issue plan, payor and number are kept as
 * they were. In the ledger the payor owes on an account of its own, which is held and never falls below zero as the patient's does.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table invoice add patient_policy_id bigint;
alter table invoice add policy jsonb check (jsonb_typeof(policy) = 'object');
alter table invoice add foreign key (company_id, clinic_id, patient_policy_id) references patient_policy (company_id, clinic_id, id);
alter table invoice add constraint invoice_policy check (policy is null or (patient_policy_id is not null and amounts is not null));
create index invoice_policy_index on invoice (company_id, clinic_id, patient_policy_id) where patient_policy_id is not null;

alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check check (account in (
  'receivable', 'payor_receivable', 'revenue', 'tax', 'rounding', 'stamp_duty', 'written_off', 'till', 'float', 'variance'
));

create or replace function check_receivable() returns trigger language plpgsql as $$
begin
  if (
    select sum(amount) < 0 from ledger_entry
    where company_id = new.company_id and clinic_id = new.clinic_id and invoice_id = new.invoice_id and account = new.account
  ) then
    raise exception 'invoice % would be paid more than it is owed', new.invoice_id using errcode = 'check_violation', constraint = 'ledger_entry_owed';
  end if;
  return null;
end $$;
drop trigger ledger_entry_in_turn on ledger_entry;
create trigger ledger_entry_in_turn before insert on ledger_entry
  for each row when (new.account in ('receivable', 'payor_receivable')) execute function hold_invoice();
drop trigger ledger_entry_owed on ledger_entry;
create trigger ledger_entry_owed after insert on ledger_entry
  for each row when (new.account in ('receivable', 'payor_receivable')) execute function check_receivable();
`.execute(database)
}
