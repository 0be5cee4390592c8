import { type Kysely, sql } from 'kysely'

/**
 * Counts of the stock by hand. A count freezes what the books say of each batch as it starts; what the counters type is theirs until the
 * review, and nothing of it changes once the count has ended. A batch is in one open count at most.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table medicine_transaction
  drop constraint medicine_transaction_kind_check,
  add constraint medicine_transaction_kind_check check (kind in ('receipt', 'adjustment', 'dispense', 'usage', 'count')),
  drop constraint medicine_transaction_kind,
  add constraint medicine_transaction_kind check (case kind
    when 'receipt' then reason is null and prescription_id is null and state in ('draft', 'received', 'cancelled')
    when 'adjustment' then supplier_id is null and invoice_number = '' and reason is not null and prescription_id is null
      and state in ('draft', 'requested', 'posted', 'refused', 'cancelled')
    when 'usage' then supplier_id is null and invoice_number = '' and reason is null and prescription_id is null
      and state in ('draft', 'posted', 'cancelled')
    when 'dispense' then supplier_id is null and invoice_number = '' and reason is null and prescription_id is not null
      and state = 'posted'
    else supplier_id is null and invoice_number = '' and reason is null and prescription_id is null
      and state = 'posted'
  end);

create table stock_count (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  state text not null check (state in ('draft', 'counting', 'review', 'posted', 'cancelled')),
  name text not null check (name <> ''),
  dated_on date not null,
  -- what of the stock is counted: all of it where none is said
  category text check (category in ('over_the_counter', 'limited_over_the_counter', 'prescription_only', 'psychotropic',
    'narcotic', 'consumable', 'instrument', 'dental_material')),
  location text not null,
  medicine_ids jsonb not null check (jsonb_typeof(medicine_ids) = 'array'),
  counters integer not null check (counters in (1, 2)),
  single_reason text not null,
  -- 1 for the count itself, more for what is counted again
  round integer not null default 1 check (round > 0),
  transaction_id bigint,
  stages jsonb not null check (jsonb_typeof(stages) = 'array' and jsonb_array_length(stages) > 0),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  foreign key (company_id, clinic_id, transaction_id) references medicine_transaction (company_id, clinic_id, id),
  constraint stock_count_transaction_key unique (company_id, clinic_id, transaction_id),
  constraint stock_count_single check ((counters = 1) = (single_reason <> '')),
  constraint stock_count_posted check ((state = 'posted') = (transaction_id is not null))
);
create index stock_count_state_index on stock_count (company_id, clinic_id, state, id);

-- what the books said of a batch as the count started
create table stock_count_line (
  company_id bigint not null,
  clinic_id bigint not null,
  count_id bigint not null,
  batch_id bigint not null,
  medicine_id bigint not null,
  snapshot bigint not null check (snapshot >= 0),
  unit_cost bigint not null check (unit_cost >= 0),
  -- the round in which it is counted last
  round integer not null default 1 check (round > 0),
  is_open boolean not null default true,
  primary key (company_id, clinic_id, count_id, batch_id),
  foreign key (company_id, clinic_id, count_id) references stock_count (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, medicine_id, batch_id)
    references medicine_batch (company_id, clinic_id, medicine_id, id)
);
create unique index stock_count_line_open_key on stock_count_line (company_id, clinic_id, batch_id) where is_open;
create index stock_count_line_batch_index on stock_count_line (company_id, clinic_id, batch_id);

create table stock_count_counter (
  company_id bigint not null,
  clinic_id bigint not null,
  count_id bigint not null,
  round integer not null check (round > 0),
  position integer not null check (position in (1, 2)),
  user_id bigint not null,
  user_name text not null check (user_name <> ''),
  finished_at timestamptz(3),
  primary key (company_id, clinic_id, count_id, round, position),
  foreign key (company_id, clinic_id, count_id) references stock_count (company_id, clinic_id, id),
  constraint stock_count_counter_person unique (company_id, clinic_id, count_id, round, user_id)
);

create table stock_count_entry (
  company_id bigint not null,
  clinic_id bigint not null,
  count_id bigint not null,
  batch_id bigint not null,
  round integer not null,
  position integer not null,
  quantity bigint not null constraint stock_count_entry_quantity check (quantity between 0 and 10000000),
  -- what the books had moved of the batch between the start and this count
  moved bigint not null,
  typed_at timestamptz(3) not null,
  primary key (company_id, clinic_id, count_id, batch_id, round, position),
  foreign key (company_id, clinic_id, count_id, batch_id)
    references stock_count_line (company_id, clinic_id, count_id, batch_id),
  foreign key (company_id, clinic_id, count_id, round, position)
    references stock_count_counter (company_id, clinic_id, count_id, round, position)
);

-- a count that has ended is what it is
create function keep_stock_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state in ('draft', 'counting', 'review') then return new; end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger stock_count_kept before update or delete on stock_count for each row execute function keep_stock_count();
create trigger stock_count_not_emptied before truncate on stock_count for each statement execute function refuse_change();

-- what was frozen stays; only the round and the end of the count are written beside it
create function keep_stock_count_line() returns trigger language plpgsql as $$
declare
  counting constant text[] := '{round,is_open}';
begin
  if tg_op = 'UPDATE' and old.is_open and to_jsonb(old) - counting = to_jsonb(new) - counting then return new; end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger stock_count_line_kept before update or delete on stock_count_line
  for each row execute function keep_stock_count_line();
create trigger stock_count_line_not_emptied before truncate on stock_count_line
  for each statement execute function refuse_change();

-- lines are frozen as the count starts, and never added later
create function freeze_stock_count_line() returns trigger language plpgsql as $$
begin
  if not exists (
    select from stock_count
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.count_id and state = 'draft'
  ) then
    raise exception '% of a count that is not being started', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger stock_count_line_frozen before insert on stock_count_line
  for each row execute function freeze_stock_count_line();

-- who counts and what they typed is written while the count's round is counted
create function keep_stock_count_round() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or not exists (
    select from stock_count
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.count_id
      and state = 'counting' and round = new.round
  ) then
    raise exception '% of a round that is not being counted', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger stock_count_counter_in_time before insert or update or delete on stock_count_counter
  for each row execute function keep_stock_count_round();
create trigger stock_count_counter_not_emptied before truncate on stock_count_counter
  for each statement execute function refuse_change();
create trigger stock_count_entry_in_time before insert or update or delete on stock_count_entry
  for each row execute function keep_stock_count_round();
create trigger stock_count_entry_not_emptied before truncate on stock_count_entry
  for each statement execute function refuse_change();
`.execute(database)
}
