import { type Kysely, sql } from 'kysely'

/**
 * Money: invoices and their lines, payments, cash shifts, and the ledger behind every balance. Each event that moves money is a
 * posting whose entries sum to zero, and neither is ever changed. What an invoice is owed is the sum of its entries and never below
 * zero; what a drawer should hold is the sum of its entries too. Numbers of a clinic's year have no gaps.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table clinic
  add payment_prefix text not null default 'KW',
  add collects_tax boolean not null default false,
  add charges_stamp boolean not null default false;

alter table visit drop constraint visit_settlement_check;
alter table visit add constraint visit_settlement_check
  check (settlement in ('settled', 'debt_accepted', 'nothing_to_bill', 'billed_outside'));

create table invoice (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  visit_id bigint not null,
  patient_id bigint not null,
  state text not null check (state in ('draft', 'discarded', 'issued', 'partly_paid', 'paid', 'void', 'written_off')),
  day date not null,
  discount jsonb check (jsonb_typeof(discount) = 'object'),
  discount_reason text not null default '',
  year integer,
  sequence integer check (sequence > 0),
  number text,
  issued_at timestamptz(3),
  due_on date,
  -- what it came to when it was issued, without what depends on its payments
  amounts jsonb check (jsonb_typeof(amounts) = 'object'),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id, patient_id) references visit (company_id, clinic_id, id, patient_id) on update cascade,
  constraint invoice_number_key unique (company_id, clinic_id, year, sequence),
  constraint invoice_issued check (case when state in ('draft', 'discarded')
    then year is null and sequence is null and number is null and issued_at is null and due_on is null and amounts is null
    else year is not null and sequence is not null and number <> '' and issued_at is not null and due_on is not null and amounts is not null
  end)
);
create unique index invoice_visit_key on invoice (company_id, clinic_id, visit_id) where state not in ('discarded', 'void');
create index invoice_day_index on invoice (company_id, clinic_id, day desc, id desc);
create index invoice_patient_index on invoice (company_id, clinic_id, patient_id, id);
create index invoice_total_index on invoice (company_id, clinic_id, ((amounts ->> 'total')::bigint), id);
create index invoice_due_index on invoice (company_id, clinic_id, due_on, id);

create table invoice_line (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  invoice_id bigint not null,
  position integer not null check (position >= 0),
  product_id bigint not null,
  -- what was done in the visit; of a service that was added at the desk nothing
  procedure_id bigint,
  -- as the service is called and sorted when it is billed
  code text not null,
  name text not null,
  name_en text not null,
  category text not null,
  icd9cm text not null,
  taxable boolean not null,
  unit_price bigint check (unit_price between 0 and 1000000000),
  quantity integer not null check (quantity between 1 and 999),
  discount jsonb check (jsonb_typeof(discount) = 'object'),
  discount_reason text not null default '',
  amounts jsonb check (jsonb_typeof(amounts) = 'object'),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_id) references invoice (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, product_id) references product (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, procedure_id) references procedure (company_id, clinic_id, id),
  constraint invoice_line_procedure_key unique (company_id, clinic_id, invoice_id, procedure_id)
);
create index invoice_line_invoice_index on invoice_line (company_id, clinic_id, invoice_id, position);

create table invoice_event (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  invoice_id bigint not null,
  event text not null,
  from_state text,
  to_state text not null,
  at timestamptz(3) not null,
  user_id bigint not null,
  user_name text not null,
  user_role text not null,
  reason text not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_id) references invoice (company_id, clinic_id, id)
);
create index invoice_event_invoice_index on invoice_event (company_id, clinic_id, invoice_id, id);

create table cash_shift (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  user_name text not null,
  state text not null check (state in ('open', 'counted', 'closed')),
  opened_at timestamptz(3) not null,
  variance_reason text not null default '',
  closed_at timestamptz(3),
  closed_by text,
  version bigint not null default 1,
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  constraint cash_shift_closed check ((state = 'closed') = (closed_at is not null) and (closed_at is null) = (closed_by is null))
);
create index cash_shift_opened_index on cash_shift (company_id, clinic_id, opened_at, id);
create unique index cash_shift_user_key on cash_shift (company_id, clinic_id, user_id) where state <> 'closed';

create table cash_count (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  cash_shift_id bigint not null,
  counted bigint not null check (counted between 0 and 1000000000000),
  counted_at timestamptz(3) not null,
  counted_by text not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, cash_shift_id) references cash_shift (company_id, clinic_id, id)
);
create index cash_count_shift_index on cash_count (company_id, clinic_id, cash_shift_id, id);

create table payment (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('payment', 'refund')),
  invoice_id bigint not null,
  cash_shift_id bigint not null,
  refund_of bigint,
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null check (number <> ''),
  amount bigint not null check (amount between 1 and 1000000000000),
  tenders jsonb not null check (jsonb_typeof(tenders) = 'array'),
  cash_given bigint check (cash_given between 0 and 1000000000000),
  change bigint not null check (change >= 0),
  owed_after bigint not null check (owed_after >= 0),
  reason text not null,
  received_at timestamptz(3) not null,
  received_by text not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_id) references invoice (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, cash_shift_id) references cash_shift (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, refund_of) references payment (company_id, clinic_id, id),
  constraint payment_number_key unique (company_id, clinic_id, year, sequence),
  constraint payment_refund check ((kind = 'refund') = (refund_of is not null) and (kind = 'refund') = (reason <> ''))
);
create index payment_invoice_index on payment (company_id, clinic_id, invoice_id, id);
create index payment_shift_index on payment (company_id, clinic_id, cash_shift_id, id);
create index payment_refund_index on payment (company_id, clinic_id, refund_of) where refund_of is not null;
create index payment_time_index on payment (company_id, clinic_id, received_at desc, id desc);

create table posting (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('issue', 'void', 'write_off', 'payment', 'refund', 'opening', 'closing')),
  -- the clinic's day
  day date not null,
  at timestamptz(3) not null,
  payment_id bigint,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, payment_id) references payment (company_id, clinic_id, id)
);
create index posting_day_index on posting (company_id, clinic_id, day, id);
create unique index posting_payment_key on posting (company_id, clinic_id, payment_id) where payment_id is not null;

create table ledger_entry (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  posting_id bigint not null,
  account text not null check (account in (
    'receivable', 'revenue', 'tax', 'rounding', 'stamp_duty', 'written_off', 'till', 'float', 'variance'
  )),
  invoice_id bigint,
  cash_shift_id bigint,
  -- what lies in a till, or came into the clinic's bank account through it
  method text check (method in ('cash', 'qris', 'debit_card', 'credit_card', 'transfer', 'e_wallet')),
  -- in rupiah: above 0 the account has more, below 0 less
  amount bigint not null check (amount <> 0),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, posting_id) references posting (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_id) references invoice (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, cash_shift_id) references cash_shift (company_id, clinic_id, id),
  constraint ledger_entry_owner check (
    case when account in ('till', 'float', 'variance') then cash_shift_id is not null else invoice_id is not null end
    and (account = 'till') = (method is not null)
  )
);
create index ledger_entry_posting_index on ledger_entry (company_id, clinic_id, posting_id);
create index ledger_entry_invoice_index on ledger_entry (company_id, clinic_id, invoice_id, account) where invoice_id is not null;
create index ledger_entry_shift_index on ledger_entry (company_id, clinic_id, cash_shift_id, account) where cash_shift_id is not null;

create function check_posting() returns trigger language plpgsql as $$
begin
  if (
    select coalesce(sum(amount), 0) <> 0 from ledger_entry
    where company_id = new.company_id and clinic_id = new.clinic_id and posting_id = new.posting_id
  ) then
    raise exception 'the entries of posting % do not sum to zero', new.posting_id using errcode = 'check_violation', constraint = 'ledger_entry_balanced';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry deferrable initially deferred
  for each row execute function check_posting();

-- of two who pay one invoice at once, the second is judged by what the first has left
create function hold_invoice() returns trigger language plpgsql as $$
begin
  perform from invoice
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.invoice_id for update;
  return new;
end $$;
create trigger ledger_entry_in_turn before insert on ledger_entry
  for each row when (new.account = 'receivable') execute function hold_invoice();

create function check_receivable() returns trigger language plpgsql as $$
begin
  if (
    select sum(amount) < 0 from ledger_entry
    where company_id = new.company_id and clinic_id = new.clinic_id and invoice_id = new.invoice_id and account = 'receivable'
  ) then
    raise exception 'invoice % would be paid more than it is owed', new.invoice_id using errcode = 'check_violation', constraint = 'ledger_entry_owed';
  end if;
  return null;
end $$;
create trigger ledger_entry_owed after insert on ledger_entry
  for each row when (new.account = 'receivable') execute function check_receivable();

create function check_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
begin
  perform from invoice
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.invoice_id for update;
  select amount into paid from payment
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.refund_of and kind = 'payment' and invoice_id = new.invoice_id;
  if paid is null or paid < new.amount + (
    select coalesce(sum(amount), 0) from payment
    where company_id = new.company_id and clinic_id = new.clinic_id and refund_of = new.refund_of
  ) then
    raise exception 'payment % would be refunded more than it is', new.refund_of using errcode = 'check_violation', constraint = 'payment_refunded';
  end if;
  return new;
end $$;
create trigger payment_refunded before insert on payment
  for each row when (new.refund_of is not null) execute function check_refund();

-- an invoice that left the desk is what it was; only how it stands is written later
create function keep_invoice() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,version,updated_at}';
begin
  if tg_op = 'UPDATE' then
    if old.state = 'draft' or to_jsonb(old) - moving = to_jsonb(new) - moving then
      return new;
    end if;
    if to_jsonb(old) - 'patient_id' = to_jsonb(new) - 'patient_id'
      and is_merging(old.company_id, old.clinic_id, old.patient_id, new.patient_id)
    then
      return new;
    end if;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger invoice_kept before update or delete on invoice for each row execute function keep_invoice();
create trigger invoice_not_emptied before truncate on invoice for each statement execute function refuse_change();

-- nor does a line leave an issued invoice for another one
create function keep_invoice_line() returns trigger language plpgsql as $$
begin
  if exists (
    select from invoice
    where state <> 'draft' and (company_id, clinic_id, id) in (
      (old.company_id, old.clinic_id, old.invoice_id), (new.company_id, new.clinic_id, new.invoice_id)
    )
  ) then
    raise exception '% of an invoice that is no draft', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return coalesce(new, old);
end $$;
create trigger invoice_line_kept before insert or update or delete on invoice_line for each row execute function keep_invoice_line();
create trigger invoice_line_not_emptied before truncate on invoice_line for each statement execute function refuse_change();

${sql.join(
  ['invoice_event', 'cash_count', 'payment', 'posting', 'ledger_entry'].map(
    (
      table,
    ) => sql`create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${sql.id(table)}
  for each statement execute function refuse_change()`,
  ),
  sql`;
`,
)}
`.execute(database)
}
