import { type Kysely, sql } from 'kysely'

/**
 * Medicine of a signed prescription is handed out by a document of stock that is posted as it is made. Each of its movements names
 * the line of the prescription: what of a line was handed out is their sum. Medicine is billed beside services.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table medicine_transaction
  add prescription_id bigint,
  add foreign key (company_id, clinic_id, prescription_id) references prescription (company_id, clinic_id, id),
  drop constraint medicine_transaction_kind_check,
  add constraint medicine_transaction_kind_check check (kind in ('receipt', 'adjustment', 'dispense')),
  drop constraint medicine_transaction_kind,
  add constraint medicine_transaction_kind check (case kind
    when 'receipt' then reason is null and prescription_id is null and state in ('draft', 'received', 'cancelled')
    when 'adjustment' then supplier_id is null and invoice_number = '' and reason is not null and prescription_id is null
      and state in ('draft', 'requested', 'posted', 'refused', 'cancelled')
    else supplier_id is null and invoice_number = '' and reason is null and prescription_id is not null and state = 'posted'
  end);
create index medicine_transaction_prescription_index on medicine_transaction (company_id, clinic_id, prescription_id)
  where prescription_id is not null;

-- the number of the line in the prescription of its document
alter table medicine_movement add prescription_line integer check (prescription_line > 0);

alter table invoice_line
  alter product_id drop not null,
  alter category drop not null,
  add medicine_id bigint,
  add prescription_id bigint,
  add prescription_line integer check (prescription_line > 0),
  drop constraint invoice_line_quantity_check,
  add constraint invoice_line_quantity_check check (quantity between 1 and 1000),
  add foreign key (company_id, medicine_id) references company_medicine (company_id, id),
  add foreign key (company_id, clinic_id, prescription_id) references prescription (company_id, clinic_id, id),
  add constraint invoice_line_prescription_key unique (company_id, clinic_id, invoice_id, prescription_id, prescription_line),
  -- a service of the price list, or medicine that was dispensed
  add constraint invoice_line_subject check (case when product_id is null
    then medicine_id is not null and prescription_id is not null and prescription_line is not null
      and procedure_id is null and category is null
    else medicine_id is null and prescription_id is null and prescription_line is null and category is not null
  end);
`.execute(database)
}
