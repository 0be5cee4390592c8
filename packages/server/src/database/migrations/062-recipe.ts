import { type Kysely, sql } from 'kysely'

/**
 * What a service uses each time it is done, under the id of the service; and the documents by which treatments took it from the stock.
 * Such a document belongs to a signed note, which has one: of a visit that is signed again the second one takes what it adds.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table product_recipe (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint not null,
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  version bigint not null default 1,
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, id) references product (company_id, clinic_id, id)
);

alter table medicine_transaction
  add visit_id bigint,
  add note_id bigint,
  -- what is proposed to be taken; the lines of the document are what was taken
  add proposed jsonb check (jsonb_typeof(proposed) = 'array' and jsonb_array_length(proposed) > 0),
  add foreign key (company_id, clinic_id, visit_id) references visit (company_id, clinic_id, id),
  add foreign key (company_id, clinic_id, note_id) references note (company_id, clinic_id, id),
  drop constraint medicine_transaction_kind_check,
  add constraint medicine_transaction_kind_check check (kind in ('receipt', 'adjustment', 'dispense', 'usage')),
  add constraint medicine_transaction_treatment check (
    (kind = 'usage') = (visit_id is not null)
    and (kind = 'usage') = (note_id is not null)
    and (kind = 'usage') = (proposed is not null)
  ),
  drop constraint medicine_transaction_kind,
  add constraint medicine_transaction_kind check (case kind
    when 'receipt' then reason is null and prescription_id is null and state in ('draft', 'received', 'cancelled')
    when 'adjustment' then supplier_id is null and invoice_number = '' and reason is not null and prescription_id is null
      and state in ('draft', 'requested', 'posted', 'refused', 'cancelled')
    when 'dispense' then supplier_id is null and invoice_number = '' and reason is null and prescription_id is not null
      and state = 'posted'
    else supplier_id is null and invoice_number = '' and reason is null and prescription_id is null
      and state in ('draft', 'posted', 'cancelled')
  end),
  add constraint medicine_transaction_note_key unique (company_id, clinic_id, note_id);
create unique index medicine_transaction_visit_draft on medicine_transaction (company_id, clinic_id, visit_id)
  where kind = 'usage' and state = 'draft';
create index medicine_transaction_visit_index on medicine_transaction (company_id, clinic_id, visit_id)
  where visit_id is not null;
`.execute(database)
}
