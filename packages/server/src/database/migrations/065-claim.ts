import { type Kysely, sql } from 'kysely'

/**
 * Claims to payors. Each issued invoice of which a payor owes a part has one claim, which a trigger checks at the commit. Claims of one
 * payor are submitted in batches and paid by its transfers; no claim is paid more than was approved.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table claim_batch (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  payor_id bigint not null,
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null check (number <> ''),
  -- the clinic's day
  submitted_on date not null,
  submitted_by text not null,
  due_on date not null,
  -- each that the payor required then: enclosed, or why not
  documents jsonb not null check (jsonb_typeof(documents) = 'array'),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, payor_id) references payor (company_id, clinic_id, id),
  constraint claim_batch_number_key unique (company_id, clinic_id, year, sequence),
  constraint claim_batch_payor_key unique (company_id, clinic_id, id, payor_id)
);

create table claim (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  invoice_id bigint not null,
  payor_id bigint not null,
  claimed bigint not null check (claimed between 1 and 1000000000000),
  state text not null check (state in ('draft', 'submitted', 'in_review', 'approved', 'partially_approved', 'rejected', 'appealed',
    'paid', 'transferred', 'written_off', 'withdrawn')),
  approved bigint check (approved between 0 and claimed),
  answer_reason text not null default '',
  claim_batch_id bigint,
  due_on date not null,
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_id) references invoice (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, payor_id) references payor (company_id, clinic_id, id),
  -- a batch is of one payor
  foreign key (company_id, clinic_id, claim_batch_id, payor_id) references claim_batch (company_id, clinic_id, id, payor_id),
  constraint claim_invoice_key unique (company_id, clinic_id, invoice_id),
  constraint claim_payor_key unique (company_id, clinic_id, id, payor_id),
  constraint claim_submitted check (case state when 'draft' then claim_batch_id is null when 'withdrawn' then true
    else claim_batch_id is not null end),
  constraint claim_answered check (case state
    when 'approved' then approved = claimed
    when 'partially_approved' then approved > 0 and approved < claimed
    when 'rejected' then approved = 0 when 'transferred' then approved = 0
    when 'paid' then approved > 0
    else true end)
);
create index claim_due_index on claim (company_id, clinic_id, due_on, id);
create index claim_payor_index on claim (company_id, clinic_id, payor_id, id);
create index claim_claimed_index on claim (company_id, clinic_id, claimed, id);
create index claim_batch_claim_index on claim (company_id, clinic_id, claim_batch_id) where claim_batch_id is not null;

create table claim_event (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  claim_id bigint not null,
  event text not null,
  from_state text,
  to_state text not null,
  at timestamptz(3) not null,
  user_id bigint not null,
  user_name text not null,
  user_role text not null,
  amount bigint,
  reason text not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, claim_id) references claim (company_id, clinic_id, id)
);
create index claim_event_claim_index on claim_event (company_id, clinic_id, claim_id, id);

create table payor_payment (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  payor_id bigint not null,
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null check (number <> ''),
  amount bigint not null check (amount between 1 and 1000000000000),
  received_on date not null,
  reference text not null check (reference <> ''),
  recorded_at timestamptz(3) not null,
  recorded_by text not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, payor_id) references payor (company_id, clinic_id, id),
  constraint payor_payment_number_key unique (company_id, clinic_id, year, sequence),
  constraint payor_payment_payor_key unique (company_id, clinic_id, id, payor_id)
);

-- which claims a payment pays
create table payor_payment_claim (
  company_id bigint not null,
  clinic_id bigint not null,
  payor_payment_id bigint not null,
  claim_id bigint not null,
  payor_id bigint not null,
  amount bigint not null check (amount > 0),
  primary key (company_id, clinic_id, payor_payment_id, claim_id),
  foreign key (company_id, clinic_id, payor_payment_id, payor_id) references payor_payment (company_id, clinic_id, id, payor_id),
  foreign key (company_id, clinic_id, claim_id, payor_id) references claim (company_id, clinic_id, id, payor_id)
);
create index payor_payment_claim_index on payor_payment_claim (company_id, clinic_id, claim_id);

alter table posting add payor_payment_id bigint;
alter table posting add foreign key (company_id, clinic_id, payor_payment_id) references payor_payment (company_id, clinic_id, id);
create unique index posting_payor_payment_key on posting (company_id, clinic_id, payor_payment_id) where payor_payment_id is not null;
alter table posting drop constraint posting_kind_check;
alter table posting add constraint posting_kind_check check (kind in (
  'issue', 'void', 'write_off', 'payment', 'refund', 'opening', 'closing', 'payor_payment', 'payor_charge'
));
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check check (account in (
  'receivable', 'payor_receivable', 'revenue', 'tax', 'rounding', 'stamp_duty', 'written_off', 'bank', 'till', 'float', 'variance'
));

-- invoices that were issued before there were claims
insert into claim (company_id, clinic_id, invoice_id, payor_id, claimed, state, due_on)
select invoice.company_id, invoice.clinic_id, invoice.id, payor.id, (invoice.amounts ->> 'payor')::bigint, 'draft',
  (invoice.issued_at at time zone clinic.time_zone)::date + payor.terms_days
from invoice
join clinic on clinic.company_id = invoice.company_id and clinic.id = invoice.clinic_id
join payor on payor.company_id = invoice.company_id and payor.clinic_id = invoice.clinic_id
  and payor.id = (invoice.policy ->> 'payor_id')::bigint
where (invoice.amounts ->> 'payor')::bigint > 0 and invoice.state <> 'void'
order by invoice.company_id, invoice.clinic_id, invoice.id;

-- what a payor owes has a claim: none is missed
create function check_claimed() returns trigger language plpgsql as $$
begin
  if not exists (
    select from claim
    where company_id = new.company_id and clinic_id = new.clinic_id and invoice_id = new.invoice_id
  ) then
    raise exception 'invoice % has no claim for what a payor owes', new.invoice_id using errcode = 'check_violation', constraint = 'ledger_entry_claimed';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_claimed after insert on ledger_entry deferrable initially deferred
  for each row when (new.account = 'payor_receivable' and new.amount > 0) execute function check_claimed();

-- of two payments of one claim at once, the second is judged by what the first has left
create function check_allocation() returns trigger language plpgsql as $$
declare
  granted bigint;
begin
  select approved into granted from claim
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.claim_id
      and state in ('approved', 'partially_approved')
    for update;
  if granted is null or granted < new.amount + (
    select coalesce(sum(amount), 0) from payor_payment_claim
    where company_id = new.company_id and clinic_id = new.clinic_id and claim_id = new.claim_id
  ) then
    raise exception 'claim % would be paid more than is approved', new.claim_id using errcode = 'check_violation', constraint = 'payor_payment_approved';
  end if;
  return new;
end $$;
create trigger payor_payment_approved before insert on payor_payment_claim
  for each row execute function check_allocation();

create function check_payor_payment() returns trigger language plpgsql as $$
begin
  if new.amount <> (
    select coalesce(sum(amount), 0) from payor_payment_claim
    where company_id = new.company_id and clinic_id = new.clinic_id and payor_payment_id = new.id
  ) then
    raise exception 'the parts of payment % are not its amount', new.id using errcode = 'check_violation', constraint = 'payor_payment_whole';
  end if;
  return null;
end $$;
create constraint trigger payor_payment_whole after insert on payor_payment deferrable initially deferred
  for each row execute function check_payor_payment();

-- what is claimed from whom stays, and nothing becomes of a claim that is closed
create function keep_claim() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,approved,answer_reason,claim_batch_id,due_on,version,updated_at}';
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - moving = to_jsonb(new) - moving
    and old.state not in ('paid', 'transferred', 'written_off', 'withdrawn')
    and (old.claim_batch_id is null or old.claim_batch_id = new.claim_batch_id)
  then
    return new;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger claim_kept before update or delete on claim for each row execute function keep_claim();
create trigger claim_not_emptied before truncate on claim for each statement execute function refuse_change();

${sql.join(
  ['claim_event', 'claim_batch', 'payor_payment', 'payor_payment_claim'].map(
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
