import { type Kysely, sql } from 'kysely'

/**
 * Orders of medicine and materials from a supplier. What came of an order is the sum of the receipts that name it; its lines stay as they
 * were approved, and nothing of it changes once all came or the rest was called off.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table purchase_order (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  state text not null check (state in ('draft', 'approved', 'ordered', 'partially_received', 'received', 'cancelled')),
  year integer,
  sequence integer check (sequence > 0),
  number text,
  supplier_id bigint not null,
  expected_on date,
  note text not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  stages jsonb not null check (jsonb_typeof(stages) = 'array' and jsonb_array_length(stages) > 0),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  foreign key (company_id, clinic_id, supplier_id) references supplier (company_id, clinic_id, id),
  constraint purchase_order_number_key unique (company_id, clinic_id, year, sequence),
  constraint purchase_order_numbered check (
    (number is null) = (year is null) and (number is null) = (sequence is null)
    and (state <> 'draft' or number is null)
    and (state in ('draft', 'cancelled') or number is not null and jsonb_array_length(lines) > 0)
  )
);
create index purchase_order_state_index on purchase_order (company_id, clinic_id, state, id);

-- what was approved stays as it is; only what becomes of it is written beside it
create function keep_purchase_order() returns trigger language plpgsql as $$
declare
  following constant text[] := '{state,stages,version,updated_at}';
begin
  if tg_op = 'UPDATE' and (
    old.state = 'draft'
    or old.state in ('approved', 'ordered', 'partially_received') and new.state <> 'draft'
      and to_jsonb(old) - following = to_jsonb(new) - following
  ) then
    return new;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger purchase_order_kept before update or delete on purchase_order
  for each row execute function keep_purchase_order();
create trigger purchase_order_not_emptied before truncate on purchase_order
  for each statement execute function refuse_change();

alter table medicine_transaction
  add column purchase_order_id bigint,
  add foreign key (company_id, clinic_id, purchase_order_id) references purchase_order (company_id, clinic_id, id),
  add constraint medicine_transaction_of_order check (purchase_order_id is null or kind = 'receipt');
create index medicine_transaction_order_index on medicine_transaction (company_id, clinic_id, purchase_order_id)
  where purchase_order_id is not null;
`.execute(database)
}
