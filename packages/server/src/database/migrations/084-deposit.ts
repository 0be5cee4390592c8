import { type Kysely, sql } from 'kysely'

/**
 * What patients pay in advance. A document takes a deposit or gives money of it back; how much is left is no column: it is the sum of its entries in
 * the ledger, where the clinic owes it as an amount below zero. The deposit is held while an entry is written, so it is never used twice.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table deposit (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('taken', 'refunded')),
  patient_id bigint not null,
  -- the deposit that a refund gives back
  refund_of bigint,
  cash_shift_id bigint not null,
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null check (number <> ''),
  -- in rupiah
  amount bigint not null check (amount between 1 and 1000000000000),
  method text not null check (method in ('cash', 'qris', 'debit_card', 'credit_card', 'transfer', 'e_wallet')),
  reference text not null,
  reason text not null,
  received_at timestamptz(3) not null,
  received_by text not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, cash_shift_id) references cash_shift (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, refund_of) references deposit (company_id, clinic_id, id),
  constraint deposit_number_key unique (company_id, clinic_id, year, sequence),
  constraint deposit_refund check ((kind = 'refunded') = (refund_of is not null) and (kind = 'refunded') = (reason <> ''))
);
create index deposit_patient_index on deposit (company_id, clinic_id, patient_id, id);
create index deposit_shift_index on deposit (company_id, clinic_id, cash_shift_id);
create index deposit_time_index on deposit (company_id, clinic_id, received_at);
create trigger deposit_patient before insert or update of patient_id on deposit
  for each row execute function refuse_merged_patient();

-- what was received stays as it was; only a merge of its patient changes it
create function keep_deposit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'patient_id' = to_jsonb(new) - 'patient_id'
    and is_merging(old.company_id, old.clinic_id, old.patient_id, new.patient_id)
  then
    return new;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger deposit_kept before update or delete on deposit for each row execute function keep_deposit();
create trigger deposit_not_emptied before truncate on deposit for each statement execute function refuse_change();

alter table posting drop constraint posting_kind_check;
alter table posting add constraint posting_kind_check check (kind in (
  'issue', 'void', 'write_off', 'credit', 'payment', 'refund', 'opening', 'closing', 'payor_payment', 'payor_charge', 'expense',
  'expense_void', 'deposit', 'deposit_refund'
));
alter table posting add column deposit_id bigint;
alter table posting add foreign key (company_id, clinic_id, deposit_id) references deposit (company_id, clinic_id, id);
create unique index posting_deposit_key on posting (company_id, clinic_id, deposit_id) where deposit_id is not null;

alter table ledger_entry add column deposit_id bigint;
alter table ledger_entry add foreign key (company_id, clinic_id, deposit_id) references deposit (company_id, clinic_id, id);
create index ledger_entry_deposit_index on ledger_entry (company_id, clinic_id, deposit_id) where deposit_id is not null;
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check check (account in (
  'receivable', 'payor_receivable', 'revenue', 'tax', 'rounding', 'stamp_duty', 'written_off', 'bank', 'till', 'float', 'variance', 'expense',
  'deposit'
));
alter table ledger_entry drop constraint ledger_entry_owner;
alter table ledger_entry add constraint ledger_entry_owner check (
  case
    when account in ('till', 'float', 'variance') then cash_shift_id is not null
    when account = 'expense' then expense_id is not null
    when account = 'bank' then (invoice_id is null) <> (expense_id is null)
    when account = 'deposit' then deposit_id is not null
    else invoice_id is not null
  end
  and (account = 'till') = (method is not null)
);

-- of two who use a deposit at once, the second is judged by what the first has left
create function hold_deposit() returns trigger language plpgsql as $$
begin
  perform from deposit
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.deposit_id for update;
  return new;
end $$;
create trigger ledger_entry_deposit_in_turn before insert on ledger_entry
  for each row when (new.account = 'deposit') execute function hold_deposit();

create function check_deposit() returns trigger language plpgsql as $$
declare
  owed bigint;
begin
  select -sum(amount) into owed from ledger_entry
    where company_id = new.company_id and clinic_id = new.clinic_id and deposit_id = new.deposit_id and account = 'deposit';
  if owed < 0 or not exists (
    select from deposit where company_id = new.company_id and clinic_id = new.clinic_id and id = new.deposit_id
      and kind = 'taken' and owed <= amount
  ) then
    raise exception 'deposit % would have less than nothing, or more than was taken', new.deposit_id
      using errcode = 'check_violation', constraint = 'ledger_entry_deposit';
  end if;
  -- what is used pays an invoice of the same patient
  if new.amount > 0 and exists (
    select from posting
    join payment on payment.company_id = posting.company_id and payment.clinic_id = posting.clinic_id and payment.id = posting.payment_id
    join invoice on invoice.company_id = payment.company_id and invoice.clinic_id = payment.clinic_id and invoice.id = payment.invoice_id
    join deposit on deposit.company_id = posting.company_id and deposit.clinic_id = posting.clinic_id and deposit.id = new.deposit_id
    where posting.company_id = new.company_id and posting.clinic_id = new.clinic_id and posting.id = new.posting_id
      and invoice.patient_id <> deposit.patient_id
  ) then
    raise exception 'deposit % is of another patient', new.deposit_id
      using errcode = 'check_violation', constraint = 'ledger_entry_deposit_patient';
  end if;
  return null;
end $$;
create trigger ledger_entry_deposit after insert on ledger_entry
  for each row when (new.account = 'deposit') execute function check_deposit();
`.execute(database)
}
