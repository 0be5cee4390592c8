import { type Kysely, sql } from 'kysely'

/**
 * Price lists: of a class of patients, or agreed with a payor. A price is that of a list, or the standard one where it names none. A
 * line of an invoice keeps which list its price is of, and whether somebody typed it.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table price_list (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  for_patients boolean not null,
  status text not null check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id)
);
create unique index price_list_name_key on price_list (company_id, clinic_id, lower(name));
create index price_list_created_at_index on price_list (company_id, clinic_id, created_at, id);

alter table product_price
  add price_list_id bigint,
  add constraint product_price_list foreign key (company_id, clinic_id, price_list_id) references price_list (company_id, clinic_id, id);
alter table payor
  add price_list_id bigint,
  add constraint payor_price_list foreign key (company_id, clinic_id, price_list_id) references price_list (company_id, clinic_id, id);
alter table patient
  add price_list_id bigint,
  add constraint patient_price_list foreign key (company_id, clinic_id, price_list_id) references price_list (company_id, clinic_id, id);
alter table invoice_line
  -- the list as it was called
  add price_list jsonb,
  add price_typed boolean not null default false,
  add constraint invoice_line_price_list check (price_list is null or (product_id is not null and not price_typed));
`.execute(database)
  // of a draft from before, a price that the service never had was typed
  await sql`
update invoice_line set price_typed = true
where product_id is not null and unit_price is not null
  and exists (
    select from invoice where invoice.company_id = invoice_line.company_id and invoice.clinic_id = invoice_line.clinic_id
      and invoice.id = invoice_line.invoice_id and invoice.state = 'draft'
  )
  and not exists (
    select from product_price where product_price.company_id = invoice_line.company_id and product_price.clinic_id = invoice_line.clinic_id
      and product_price.product_id = invoice_line.product_id and product_price.price = invoice_line.unit_price
  )`.execute(database)
}
