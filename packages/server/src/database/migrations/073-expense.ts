import { type Kysely, sql } from 'kysely'

/** What a clinic paid out, from a drawer or its bank account. What was recorded is kept; taken back it stays as void. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table expense (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  year integer not null,
  sequence integer not null,
  number text not null,
  state text not null check (state in ('recorded', 'void')),
  day date not null,
  category text not null check (category in (
    'supplies', 'laboratory', 'rent', 'utilities', 'salary', 'maintenance', 'transport', 'marketing', 'tax', 'other'
  )),
  paid_to text not null,
  purpose text not null,
  paid_from text not null check (paid_from in ('drawer', 'bank')),
  -- in rupiah
  amount bigint not null check (amount > 0),
  reference text not null default '',
  cash_shift_id bigint,
  recorded_at timestamptz(3) not null,
  recorded_by text not null,
  reason text not null default '',
  voided_at timestamptz(3),
  voided_by text not null default '',
  version bigint not null default 1,
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, cash_shift_id) references cash_shift (company_id, clinic_id, id),
  constraint expense_source check ((paid_from = 'drawer') = (cash_shift_id is not null)),
  constraint expense_void check ((state = 'void') = (voided_at is not null))
);
create unique index expense_sequence_key on expense (company_id, clinic_id, year, sequence);
create index expense_day_index on expense (company_id, clinic_id, day desc, id desc);
create index expense_shift_index on expense (company_id, clinic_id, cash_shift_id) where cash_shift_id is not null;

-- only that it is taken back is written later, and once
create function keep_expense() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,reason,voided_at,voided_by,version,updated_at}';
begin
  if tg_op = 'UPDATE' and old.state = 'recorded' and to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger expense_kept before update or delete on expense for each row execute function keep_expense();
create trigger expense_not_emptied before truncate on expense for each statement execute function refuse_change();

alter table posting drop constraint posting_kind_check;
alter table posting add constraint posting_kind_check check (kind in (
  'issue', 'void', 'write_off', 'credit', 'payment', 'refund', 'opening', 'closing', 'payor_payment', 'payor_charge', 'expense',
  'expense_void'
));
alter table ledger_entry add column expense_id bigint;
alter table ledger_entry add foreign key (company_id, clinic_id, expense_id) references expense (company_id, clinic_id, id);
create index ledger_entry_expense_index on ledger_entry (company_id, clinic_id, expense_id) where expense_id is not null;
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check check (account in (
  'receivable', 'payor_receivable', 'revenue', 'tax', 'rounding', 'stamp_duty', 'written_off', 'bank', 'till', 'float', 'variance', 'expense'
));
alter table ledger_entry drop constraint ledger_entry_owner;
alter table ledger_entry add constraint ledger_entry_owner check (
  case
    when account in ('till', 'float', 'variance') then cash_shift_id is not null
    when account = 'expense' then expense_id is not null
    when account = 'bank' then (invoice_id is null) <> (expense_id is null)
    else invoice_id is not null
  end
  and (account = 'till') = (method is not null)
);
`.execute(database)
}
