import { type Kysely, sql } from 'kysely'

/**
 * What is taken off an issued invoice without making it void. A credit note and its lines are never changed; its posting takes it off what the patient
 * owes. Nothing of a line is credited twice: the invoice is held while a line is written, and its credits together never take more net and tax off than the
 * patient owed for it.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table credit_note (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  invoice_id bigint not null,
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null check (number <> ''),
  -- in rupiah; what of it was given back with it, and what the patient owed after it
  amount bigint not null check (amount between 1 and 1000000000000),
  refunded bigint not null check (refunded between 0 and amount),
  owed_after bigint not null check (owed_after >= 0),
  reason text not null check (reason <> ''),
  issued_at timestamptz(3) not null,
  issued_by text not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_id) references invoice (company_id, clinic_id, id),
  constraint credit_note_number_key unique (company_id, clinic_id, year, sequence)
);
create index credit_note_invoice_index on credit_note (company_id, clinic_id, invoice_id, id);

create index credit_note_time_index on credit_note (company_id, clinic_id, issued_at);

create table credit_note_line (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  credit_note_id bigint not null,
  invoice_line_id bigint not null,
  -- in rupiah: what the patient does not owe, and what of it is net, tax and rounding
  amount bigint not null check (amount between 1 and 1000000000000),
  net bigint not null check (net >= 0),
  tax bigint not null check (tax >= 0),
  rounding bigint not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, credit_note_id) references credit_note (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_line_id) references invoice_line (company_id, clinic_id, id),
  constraint credit_note_line_key unique (company_id, clinic_id, credit_note_id, invoice_line_id),
  constraint credit_note_line_sum check (net + tax + rounding = amount)
);
create index credit_note_line_billed_index on credit_note_line (company_id, clinic_id, invoice_line_id);

create trigger credit_note_append_only before update or delete or truncate on credit_note
  for each statement execute function refuse_change();
create trigger credit_note_line_append_only before update or delete or truncate on credit_note_line
  for each statement execute function refuse_change();

alter table posting drop constraint posting_kind_check;
alter table posting add constraint posting_kind_check check (kind in (
  'issue', 'void', 'write_off', 'credit', 'credit_note', 'payment', 'refund', 'opening', 'closing', 'payor_payment', 'payor_charge', 'expense',
  'expense_void', 'deposit', 'deposit_refund'
));
alter table posting add column credit_note_id bigint;
alter table posting add foreign key (company_id, clinic_id, credit_note_id) references credit_note (company_id, clinic_id, id);
alter table posting add constraint posting_credit_note check ((kind = 'credit_note') = (credit_note_id is not null));
create unique index posting_credit_note_key on posting (company_id, clinic_id, credit_note_id) where credit_note_id is not null;

-- of two who credit one invoice at once, the second is judged by what the first has left
create function hold_credited_invoice() returns trigger language plpgsql as $$
begin
  perform from invoice
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.invoice_id for update;
  if not exists (
    select from invoice
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.invoice_id
      and state in ('issued', 'partly_paid', 'paid')
  ) then
    raise exception 'invoice % is not to be credited', new.invoice_id
      using errcode = 'check_violation', constraint = 'credit_note_invoice';
  end if;
  return new;
end $$;
create trigger credit_note_in_turn before insert on credit_note for each row execute function hold_credited_invoice();

create function check_credit_note_line() returns trigger language plpgsql as $$
begin
  if not exists (
    select from invoice_line
    join credit_note on credit_note.company_id = invoice_line.company_id and credit_note.clinic_id = invoice_line.clinic_id
      and credit_note.invoice_id = invoice_line.invoice_id and credit_note.id = new.credit_note_id
    where invoice_line.company_id = new.company_id and invoice_line.clinic_id = new.clinic_id and invoice_line.id = new.invoice_line_id
      and invoice_line.paket_id is null
      and (invoice_line.amounts ->> 'total')::bigint - coalesce((invoice_line.amounts ->> 'payor')::bigint, 0) >= (
        select sum(net + tax) from credit_note_line
        where company_id = new.company_id and clinic_id = new.clinic_id and invoice_line_id = new.invoice_line_id
      )
  ) then
    raise exception 'line % would be credited more than the patient owed for it', new.invoice_line_id
      using errcode = 'check_violation', constraint = 'credit_note_line_left';
  end if;
  return null;
end $$;
create trigger credit_note_line_left after insert on credit_note_line for each row execute function check_credit_note_line();

-- a note is what its lines come to, and what its posting takes off what is owed
create function check_credit_note() returns trigger language plpgsql as $$
declare
  note_id bigint := case tg_table_name when 'credit_note' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'credit_note_id' end;
begin
  if not exists (
    select from credit_note
    where company_id = new.company_id and clinic_id = new.clinic_id and id = note_id
      and amount = (
        select sum(amount) from credit_note_line
        where company_id = new.company_id and clinic_id = new.clinic_id and credit_note_id = note_id
      )
      and -amount = (
        select sum(ledger_entry.amount) from posting
        join ledger_entry on ledger_entry.company_id = posting.company_id and ledger_entry.clinic_id = posting.clinic_id
          and ledger_entry.posting_id = posting.id and ledger_entry.account = 'receivable'
          and ledger_entry.invoice_id = credit_note.invoice_id
        where posting.company_id = new.company_id and posting.clinic_id = new.clinic_id and posting.credit_note_id = note_id
      )
  ) then
    raise exception 'credit note % is not what its lines and its posting come to', note_id
      using errcode = 'check_violation', constraint = 'credit_note_sum';
  end if;
  return null;
end $$;
create constraint trigger credit_note_sum after insert on credit_note deferrable initially deferred
  for each row execute function check_credit_note();
create constraint trigger credit_note_line_sum_of_note after insert on credit_note_line deferrable initially deferred
  for each row execute function check_credit_note();
`.execute(database)
}
