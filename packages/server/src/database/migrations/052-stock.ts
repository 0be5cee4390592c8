import { type Kysely, sql } from 'kysely'

/**
 * The stock of a clinic. Movements are only ever added, and adding one is the only way to change what is on hand: the counters beside
 * a medicine and a batch are written by the movement itself, refused to everybody else, and never below zero. So they are the sum of
 * the movements at every commit.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table company_medicine
  add pack text not null default 'none'
    check (pack in ('none', 'strip', 'blister', 'box', 'bottle', 'pack', 'bag', 'tray')),
  add pack_size integer not null default 1 check (pack_size between 1 and 10000),
  add barcode text not null default '',
  add buy_price bigint check (buy_price between 0 and 1000000000),
  add sell_price bigint check (sell_price between 0 and 1000000000),
  add requires_batch boolean not null default true,
  add requires_expiry boolean not null default true,
  add constraint company_medicine_pack check ((pack = 'none') = (pack_size = 1));
create unique index company_medicine_barcode_key on company_medicine (company_id, barcode) where barcode <> '';

create table supplier (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  contact_person text not null,
  phone text not null,
  email text not null,
  address text not null,
  note text not null,
  status text not null check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id)
);
create unique index supplier_name_key on supplier (company_id, clinic_id, lower(name));
create index supplier_created_at_index on supplier (company_id, clinic_id, created_at, id);

-- a medicine of the company that the clinic keeps, under the same id
create table medicine (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint not null,
  on_hand bigint not null default 0 constraint medicine_on_hand check (on_hand >= 0),
  minimum integer not null default 0 check (minimum between 0 and 1000000),
  maximum integer check (maximum between 1 and 1000000),
  location text not null default '',
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  foreign key (company_id, id) references company_medicine (company_id, id),
  constraint medicine_maximum check (maximum >= minimum)
);

create table medicine_batch (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  medicine_id bigint not null,
  lot text not null,
  expires_on date,
  unit_cost bigint not null check (unit_cost >= 0),
  supplier_id bigint,
  on_hand bigint not null default 0 constraint medicine_batch_on_hand check (on_hand >= 0),
  recall_reason text,
  recalled_by text,
  recalled_at timestamptz(3),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  unique (company_id, clinic_id, medicine_id, id),
  foreign key (company_id, clinic_id, medicine_id) references medicine (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, supplier_id) references supplier (company_id, clinic_id, id),
  constraint medicine_batch_key unique nulls not distinct
    (company_id, clinic_id, medicine_id, lot, expires_on, unit_cost, supplier_id),
  constraint medicine_batch_recall check (
    (recalled_at is null) = (recall_reason is null) and (recalled_at is null) = (recalled_by is null)
    and recall_reason <> ''
  )
);
create index medicine_batch_expiry_index on medicine_batch (company_id, clinic_id, medicine_id, expires_on, id)
  where on_hand > 0;

create table medicine_transaction (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('receipt', 'adjustment')),
  state text not null check (state in ('draft', 'requested', 'received', 'posted', 'refused', 'cancelled')),
  year integer,
  sequence integer check (sequence > 0),
  number text,
  supplier_id bigint,
  invoice_number text not null,
  dated_on date not null,
  reason text check (reason in ('damaged', 'lost', 'expired', 'correction')),
  note text not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  stages jsonb not null check (jsonb_typeof(stages) = 'array' and jsonb_array_length(stages) > 0),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  foreign key (company_id, clinic_id, supplier_id) references supplier (company_id, clinic_id, id),
  constraint medicine_transaction_number_key unique (company_id, clinic_id, kind, year, sequence),
  constraint medicine_transaction_numbered check (
    (state in ('received', 'posted')) = (number is not null)
    and (number is null) = (year is null) and (number is null) = (sequence is null)
  ),
  constraint medicine_transaction_kind check (case kind
    when 'receipt' then reason is null and state in ('draft', 'received', 'cancelled')
    else supplier_id is null and invoice_number = '' and reason is not null
      and state in ('draft', 'requested', 'posted', 'refused', 'cancelled')
  end)
);
create index medicine_transaction_state_index on medicine_transaction (company_id, clinic_id, state, id);

create function keep_medicine_transaction() returns trigger language plpgsql as $$
declare
  deciding constant text[] := '{state,year,sequence,number,stages,version,updated_at}';
begin
  if tg_op = 'UPDATE' and old.kind = new.kind and (
    old.state = 'draft'
    or old.state = 'requested' and new.state in ('posted', 'refused', 'cancelled')
      and to_jsonb(old) - deciding = to_jsonb(new) - deciding
  ) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger medicine_transaction_decided before update or delete on medicine_transaction
  for each row execute function keep_medicine_transaction();
create trigger medicine_transaction_kept before truncate on medicine_transaction
  for each statement execute function refuse_change();

create table medicine_movement (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  medicine_id bigint not null,
  batch_id bigint not null,
  transaction_id bigint not null,
  quantity bigint not null check (quantity <> 0),
  -- what is on hand after it, of the medicine and of the batch
  balance bigint not null check (balance >= 0),
  batch_balance bigint not null check (batch_balance >= 0),
  recorded_by text not null check (recorded_by <> ''),
  recorded_at timestamptz(3) not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, medicine_id, batch_id)
    references medicine_batch (company_id, clinic_id, medicine_id, id),
  foreign key (company_id, clinic_id, transaction_id) references medicine_transaction (company_id, clinic_id, id)
);
create index medicine_movement_card_index on medicine_movement (company_id, clinic_id, medicine_id, id);
create index medicine_movement_batch_index on medicine_movement (company_id, clinic_id, batch_id, id);
create index medicine_movement_transaction_index on medicine_movement (company_id, clinic_id, transaction_id);

create function move_stock() returns trigger language plpgsql as $$
begin
  update medicine set on_hand = on_hand + new.quantity
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.medicine_id
    returning on_hand into new.balance;
  update medicine_batch set on_hand = on_hand + new.quantity
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.batch_id
    returning on_hand into new.batch_balance;
  return new;
end $$;
create trigger medicine_movement_moves before insert on medicine_movement
  for each row execute function move_stock();
create trigger medicine_movement_append_only before update or delete or truncate on medicine_movement
  for each statement execute function refuse_change();

create function refuse_counting_by_hand() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or tg_op = 'INSERT' and new.on_hand <> 0
    or tg_op = 'UPDATE' and (new.on_hand <> old.on_hand and pg_trigger_depth() < 2 or new.id <> old.id)
  then
    raise exception 'what is on hand of % is changed by movements only', tg_table_name
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger medicine_counted before insert or update or delete on medicine
  for each row execute function refuse_counting_by_hand();
create trigger medicine_batch_counted before insert or update or delete on medicine_batch
  for each row execute function refuse_counting_by_hand();
`.execute(database)
}
