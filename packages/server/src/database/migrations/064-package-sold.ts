import { type Kysely, sql } from 'kysely'

/**
 * Packages that patients bought. How many sessions are left is no column: it is the sum of entries, which are never changed, and never below zero. A line of
 * an invoice sells a package, or names the package that has prepaid its service.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table package_sold (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  invoice_id bigint not null,
  invoice_line_id bigint not null,
  paket_id bigint not null,
  -- as the package was when it was sold
  code text not null,
  name text not null,
  -- in rupiah, what was charged for it after discounts, and its value-added tax
  price bigint not null check (price >= 0),
  tax bigint not null check (tax >= 0),
  sold_on date not null,
  valid_until date not null check (valid_until >= sold_on),
  -- that an active one has expired follows from the day
  state text not null check (state in ('active', 'exhausted', 'refunded', 'void')),
  reason text not null default '',
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_id) references invoice (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_line_id) references invoice_line (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, paket_id) references paket (company_id, clinic_id, id),
  constraint package_sold_line_key unique (company_id, clinic_id, invoice_line_id)
);
create index package_sold_patient_index on package_sold (company_id, clinic_id, patient_id, id);
create index package_sold_invoice_index on package_sold (company_id, clinic_id, invoice_id);
create trigger package_sold_patient before insert or update of patient_id on package_sold
  for each row execute function refuse_merged_patient();

create table package_sold_item (
  company_id bigint not null,
  clinic_id bigint not null,
  package_sold_id bigint not null,
  product_id bigint not null,
  position integer not null check (position >= 0),
  name text not null,
  name_en text not null,
  sessions integer not null check (sessions > 0),
  -- in rupiah, the part of the price that all sessions of it make up
  amount bigint not null check (amount >= 0),
  primary key (company_id, clinic_id, package_sold_id, product_id),
  foreign key (company_id, clinic_id, package_sold_id) references package_sold (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, product_id) references product (company_id, clinic_id, id)
);

create table package_entry (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  package_sold_id bigint not null,
  product_id bigint not null,
  kind text not null check (kind in ('bought', 'used', 'given_back', 'refunded', 'void')),
  -- above 0 there are more, below 0 fewer
  sessions integer not null check (sessions <> 0 and (sessions > 0) = (kind in ('bought', 'given_back'))),
  -- of a use: how many were used then, with this one
  session integer check ((session is not null) = (kind = 'used')),
  invoice_id bigint not null,
  -- the line that used them, or that gives them back
  invoice_line_id bigint check ((invoice_line_id is not null) = (kind in ('used', 'given_back'))),
  at timestamptz(3) not null,
  user_name text not null,
  reason text not null default '',
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, package_sold_id, product_id)
    references package_sold_item (company_id, clinic_id, package_sold_id, product_id),
  foreign key (company_id, clinic_id, invoice_id) references invoice (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_line_id) references invoice_line (company_id, clinic_id, id),
  constraint package_entry_line_key unique (company_id, clinic_id, invoice_line_id, kind)
);
create index package_entry_package_index on package_entry (company_id, clinic_id, package_sold_id, product_id);
create index package_entry_invoice_index on package_entry (company_id, clinic_id, invoice_id);

-- of two who use the last session at once, the second is judged by what the first has left
create function hold_package() returns trigger language plpgsql as $$
begin
  perform from package_sold
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.package_sold_id for update;
  return new;
end $$;
create trigger package_entry_in_turn before insert on package_entry for each row execute function hold_package();

create function check_package_balance() returns trigger language plpgsql as $$
begin
  if (
    select sum(sessions) < 0 from package_entry
    where company_id = new.company_id and clinic_id = new.clinic_id
      and package_sold_id = new.package_sold_id and product_id = new.product_id
  ) then
    raise exception 'package % has no such session left', new.package_sold_id
      using errcode = 'check_violation', constraint = 'package_entry_balance';
  end if;
  return null;
end $$;
create trigger package_entry_balance after insert on package_entry for each row execute function check_package_balance();

-- what was sold stays as it was; only how it stands is written later
create function keep_package_sold() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,valid_until,reason,version,updated_at}';
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - moving = to_jsonb(new) - moving then
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
create trigger package_sold_kept before update or delete on package_sold for each row execute function keep_package_sold();
create trigger package_sold_not_emptied before truncate on package_sold for each statement execute function refuse_change();
create trigger package_sold_item_append_only before update or delete or truncate on package_sold_item
  for each statement execute function refuse_change();
create trigger package_entry_append_only before update or delete or truncate on package_entry
  for each statement execute function refuse_change();

alter table invoice_line
  add paket_id bigint,
  add package_sold_id bigint,
  add foreign key (company_id, clinic_id, paket_id) references paket (company_id, clinic_id, id),
  add foreign key (company_id, clinic_id, package_sold_id) references package_sold (company_id, clinic_id, id),
  drop constraint invoice_line_subject,
  -- a service of the price list, medicine that was dispensed, or a package that is sold
  add constraint invoice_line_subject check (case
    when product_id is not null then
      medicine_id is null and prescription_id is null and prescription_line is null and paket_id is null and category is not null
    when paket_id is not null then
      medicine_id is null and prescription_id is null and prescription_line is null and procedure_id is null
      and category is null and package_sold_id is null and quantity = 1
    else medicine_id is not null and prescription_id is not null and prescription_line is not null
      and procedure_id is null and category is null and package_sold_id is null
  end);
create index invoice_line_package_index on invoice_line (company_id, clinic_id, package_sold_id) where package_sold_id is not null;
`.execute(database)
}
