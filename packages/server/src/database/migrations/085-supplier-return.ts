import { type Kysely, sql } from 'kysely'

/** Goods go back to the supplier they came from by a document of stock, which may name the receipt that brought them. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table medicine_transaction
  add receipt_id bigint,
  add foreign key (company_id, clinic_id, receipt_id) references medicine_transaction (company_id, clinic_id, id),
  add constraint medicine_transaction_of_receipt check (receipt_id is null or kind = 'supplier_return'),
  drop constraint medicine_transaction_reason_check,
  add constraint medicine_transaction_reason_check
    check (reason in ('damaged', 'lost', 'expired', 'correction', 'recalled', 'wrong_delivery')),
  drop constraint medicine_transaction_kind_check,
  add constraint medicine_transaction_kind_check
    check (kind in ('receipt', 'adjustment', 'supplier_return', 'dispense', 'usage', 'count')),
  drop constraint medicine_transaction_kind,
  add constraint medicine_transaction_kind check (case kind
    when 'receipt' then reason is null and prescription_id is null and state in ('draft', 'received', 'cancelled')
    when 'adjustment' then supplier_id is null and invoice_number = '' and prescription_id is null
      and reason is not null and reason in ('damaged', 'lost', 'expired', 'correction')
      and state in ('draft', 'requested', 'posted', 'refused', 'cancelled')
    when 'supplier_return' then supplier_id is not null and invoice_number = '' and prescription_id is null
      and reason is not null and reason in ('damaged', 'expired', 'recalled', 'wrong_delivery')
      and state in ('draft', 'requested', 'posted', 'refused', 'cancelled')
    when 'usage' then supplier_id is null and invoice_number = '' and reason is null and prescription_id is null
      and state in ('draft', 'posted', 'cancelled')
    when 'dispense' then supplier_id is null and invoice_number = '' and reason is null and prescription_id is not null
      and state = 'posted'
    else supplier_id is null and invoice_number = '' and reason is null and prescription_id is null
      and state = 'posted'
  end);
create index medicine_transaction_receipt_index on medicine_transaction (company_id, clinic_id, receipt_id)
  where receipt_id is not null;
`.execute(database)
}
