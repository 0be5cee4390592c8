import { type Kysely, sql } from 'kysely'

/**
 * Orders to outside laboratories, which are suppliers of their own kind. What an order costs is the sum of its costs by day: added as its
 * work is received, taken back while it is redone.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table supplier add column kind text not null default 'goods' check (kind in ('goods', 'laboratory'));
alter table supplier alter column kind drop default;
alter table supplier add column terms_days integer check (terms_days between 0 and 365);

create table lab_order (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null check (number <> ''),
  patient_id bigint not null,
  supplier_id bigint not null,
  doctor_id bigint not null,
  visit_id bigint,
  procedure_id bigint,
  work text not null check (work in ('crown', 'bridge', 'denture', 'inlay_onlay', 'veneer', 'orthodontic_appliance', 'aligner', 'model',
    'repair', 'other')),
  teeth jsonb not null check (jsonb_typeof(teeth) = 'array'),
  shade text not null,
  note text not null,
  -- in rupiah: as agreed, and as charged once it is received
  cost bigint not null check (cost between 0 and 1000000000000),
  due_on date not null,
  state text not null check (state in ('draft', 'sent', 'received', 'returned', 'fitted', 'cancelled')),
  -- days of the clinic
  sent_on date,
  received_on date,
  fitted_on date,
  reason text not null default '',
  created_at timestamptz(3) not null default now(),
  created_by text not null,
  version bigint not null default 1,
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, supplier_id) references supplier (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id) references visit (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, procedure_id) references procedure (company_id, clinic_id, id),
  constraint lab_order_number_key unique (company_id, clinic_id, year, sequence),
  constraint lab_order_of_visit check (procedure_id is null or visit_id is not null),
  constraint lab_order_dated check ((state = 'draft') <= (sent_on is null) and (state = 'fitted') = (fitted_on is not null)
    and (state not in ('received', 'fitted') or received_on is not null))
);
create index lab_order_due_index on lab_order (company_id, clinic_id, due_on, id);
create index lab_order_patient_index on lab_order (company_id, clinic_id, patient_id, id);
create index lab_order_procedure_index on lab_order (company_id, clinic_id, procedure_id);
create index lab_order_supplier_index on lab_order (company_id, clinic_id, supplier_id, id);

create table lab_cost (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  lab_order_id bigint not null,
  day date not null,
  -- in rupiah: above 0 as the work is received, below as it goes back
  amount bigint not null check (amount <> 0),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, lab_order_id) references lab_order (company_id, clinic_id, id)
);
create index lab_cost_order_index on lab_cost (company_id, clinic_id, lab_order_id);
create index lab_cost_day_index on lab_cost (company_id, clinic_id, day);
create trigger lab_cost_append_only before update or delete or truncate on lab_cost
  for each statement execute function refuse_change();

-- what was sent stays as it was ordered, and what is closed as it is; a merge names another patient
create function keep_lab_order() returns trigger language plpgsql as $$
declare
  moving text[] := '{patient_id}';
begin
  if tg_op = 'UPDATE' and old.state not in ('fitted', 'cancelled') then
    moving := '{patient_id,state,cost,due_on,sent_on,received_on,fitted_on,reason,version,updated_at}';
    if old.state = 'draft' then
      moving := moving || '{supplier_id,doctor_id,visit_id,procedure_id,work,teeth,shade,note}';
    end if;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger lab_order_kept before update or delete on lab_order
  for each row execute function keep_lab_order();
create trigger lab_order_of_merged before insert or update of patient_id on lab_order
  for each row execute function refuse_merged_patient();
create trigger lab_order_not_emptied before truncate on lab_order
  for each statement execute function refuse_change();
`.execute(database)
}
