import { type Kysely, sql } from 'kysely'

/**
 * What dentists propose to patients. A draft has the prices of the day it is read; those of a proposal are kept with its items, and so is what it
 * proposed. A procedure names the item it carries out.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table treatment_plan (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  doctor_id bigint not null,
  title text not null check (title <> ''),
  note text not null,
  state text not null check (state in ('draft', 'proposed', 'accepted', 'declined', 'completed', 'closed', 'replaced')),
  year integer,
  sequence integer check (sequence > 0),
  number text check (number <> ''),
  -- as it was called when it was proposed; empty for the standard prices
  price_list text not null default '',
  -- days of the clinic
  proposed_on date,
  valid_until date,
  decided_on date,
  signed_by text not null default '',
  reason text not null default '',
  replaces_id bigint,
  created_at timestamptz(3) not null default now(),
  created_by text not null,
  version bigint not null default 1,
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, replaces_id) references treatment_plan (company_id, clinic_id, id),
  constraint treatment_plan_number_key unique (company_id, clinic_id, year, sequence),
  constraint treatment_plan_replaces_key unique (company_id, clinic_id, replaces_id),
  constraint treatment_plan_proposed check (num_nulls(year, sequence, number, proposed_on, valid_until) in (0, 5)
    and case state when 'draft' then number is null when 'closed' then true else number is not null end),
  constraint treatment_plan_decided check (case when state in ('draft', 'proposed') then decided_on is null
    when state in ('accepted', 'declined', 'completed') then decided_on is not null else true end),
  constraint treatment_plan_signed check (state not in ('accepted', 'completed') or signed_by <> ''),
  constraint treatment_plan_reasoned check (state not in ('declined', 'closed') or reason <> '')
);
create index treatment_plan_patient_index on treatment_plan (company_id, clinic_id, patient_id, id);

create table treatment_plan_item (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  treatment_plan_id bigint not null,
  position smallint not null check (position >= 0),
  phase text not null check (phase in ('urgent', 'disease_control', 'restorative', 'prosthetic', 'maintenance')),
  product_id bigint not null,
  tooth text check (tooth ~ '^([1-4][1-8]|[5-8][1-5])s?$'),
  surfaces jsonb not null check (jsonb_typeof(surfaces) = 'array' and surfaces <@ '["m", "o", "d", "v", "l"]'),
  jaw text check (jaw in ('upper', 'lower')),
  quantity smallint not null check (quantity between 1 and 99),
  remark text not null,
  -- of the service when it was proposed, in rupiah
  product_code text,
  product_name text,
  price bigint check (price >= 0),
  amount bigint check (amount >= 0),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'done')),
  -- of the visit whose note says so
  done_on date,
  visit_id bigint,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, treatment_plan_id) references treatment_plan (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, product_id) references product (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id) references visit (company_id, clinic_id, id),
  constraint treatment_plan_item_position_key unique (company_id, clinic_id, treatment_plan_id, position),
  constraint treatment_plan_item_surface check (surfaces = '[]' or tooth is not null),
  constraint treatment_plan_item_priced check (num_nulls(product_code, product_name, price, amount) in (0, 4)
    and (state = 'open' or price is not null)),
  constraint treatment_plan_item_done check ((state = 'done') = (done_on is not null) and (state = 'done') = (visit_id is not null))
);
create index treatment_plan_item_visit_index on treatment_plan_item (company_id, clinic_id, visit_id) where visit_id is not null;

alter table procedure add column plan_item_id bigint;
alter table procedure add constraint procedure_plan_item
  foreign key (company_id, clinic_id, plan_item_id) references treatment_plan_item (company_id, clinic_id, id);
create index procedure_plan_item_index on procedure (company_id, clinic_id, plan_item_id) where plan_item_id is not null;

-- what was proposed stays as it was, and what is over as it is; a merge names another patient
create function keep_treatment_plan() returns trigger language plpgsql as $$
declare
  moving text[] := '{patient_id}';
begin
  if old.state = 'draft' then
    return new;
  end if;
  if old.state not in ('closed', 'replaced') then
    moving := '{patient_id,state,decided_on,signed_by,reason,version,updated_at}';
  end if;
  if to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger treatment_plan_kept before update on treatment_plan
  for each row execute function keep_treatment_plan();
create trigger treatment_plan_of_merged before insert or update of patient_id on treatment_plan
  for each row execute function refuse_merged_patient();
create trigger treatment_plan_not_emptied before truncate on treatment_plan
  for each statement execute function refuse_change();

create function keep_treatment_plan_item() returns trigger language plpgsql as $$
declare
  moving text[] := '{state,done_on,visit_id}';
begin
  if to_jsonb(old) - moving = to_jsonb(new) - moving or exists (select from treatment_plan
    where company_id = old.company_id and clinic_id = old.clinic_id and id = old.treatment_plan_id and state = 'draft') then
    return new;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger treatment_plan_item_kept before update on treatment_plan_item
  for each row execute function keep_treatment_plan_item();
create trigger treatment_plan_item_not_emptied before truncate on treatment_plan_item
  for each statement execute function refuse_change();
`.execute(database)
}
