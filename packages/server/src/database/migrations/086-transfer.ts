import { type Kysely, sql } from 'kysely'

/**
 * Stock goes from one clinic of a company to another. Each clinic has a document of its own, and each names the other one: what was sent
 * and not accepted is in transit. So a row still belongs to one clinic.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table medicine_transaction
  -- the other clinic of a transfer, and the document there
  add partner_clinic_id bigint,
  add partner_id bigint,
  -- the units that arrived of each line of a transfer
  add arrived jsonb check (jsonb_typeof(arrived) = 'array'),
  add foreign key (company_id, partner_clinic_id) references clinic (company_id, id),
  add foreign key (company_id, partner_clinic_id, partner_id) references medicine_transaction (company_id, clinic_id, id),
  add constraint medicine_transaction_transfer check (
    partner_clinic_id <> clinic_id
    and (kind in ('transfer_out', 'transfer_in')) = (partner_clinic_id is not null)
    and (partner_id is not null) = (kind = 'transfer_in' or kind = 'transfer_out' and state in ('sent', 'received'))
    and (arrived is not null) = (partner_id is not null and state = 'received')
  ),
  drop constraint medicine_transaction_state_check,
  add constraint medicine_transaction_state_check
    check (state in ('draft', 'requested', 'sent', 'received', 'posted', 'refused', 'cancelled')),
  drop constraint medicine_transaction_numbered,
  add constraint medicine_transaction_numbered check (
    (state in ('received', 'posted') or kind = 'transfer_out' and state = 'sent') = (number is not null)
    and (number is null) = (year is null) and (number is null) = (sequence is null)
  ),
  drop constraint medicine_transaction_kind_check,
  add constraint medicine_transaction_kind_check check (kind in
    ('receipt', 'adjustment', 'supplier_return', 'transfer_out', 'transfer_in', 'dispense', 'usage', 'count')),
  drop constraint medicine_transaction_kind,
  add constraint medicine_transaction_kind check (case kind
    when 'receipt' then reason is null and prescription_id is null and state in ('draft', 'received', 'cancelled')
    when 'adjustment' then supplier_id is null and invoice_number = '' and prescription_id is null
      and reason is not null and reason in ('damaged', 'lost', 'expired', 'correction')
      and state in ('draft', 'requested', 'posted', 'refused', 'cancelled')
    when 'supplier_return' then supplier_id is not null and invoice_number = '' and prescription_id is null
      and reason is not null and reason in ('damaged', 'expired', 'recalled', 'wrong_delivery')
      and state in ('draft', 'requested', 'posted', 'refused', 'cancelled')
    when 'transfer_out' then supplier_id is null and invoice_number = '' and prescription_id is null
      and (reason is null or state = 'received' and reason in ('lost', 'damaged'))
      and state in ('draft', 'sent', 'received', 'cancelled')
    when 'transfer_in' then supplier_id is null and invoice_number = '' and prescription_id is null
      and (reason is null or state = 'received' and reason in ('lost', 'damaged'))
      and state in ('sent', 'received')
    when 'usage' then supplier_id is null and invoice_number = '' and reason is null and prescription_id is null
      and state in ('draft', 'posted', 'cancelled')
    when 'dispense' then supplier_id is null and invoice_number = '' and reason is null and prescription_id is not null
      and state = 'posted'
    else supplier_id is null and invoice_number = '' and reason is null and prescription_id is null
      and state = 'posted'
  end);

create or replace function keep_medicine_transaction() returns trigger language plpgsql as $$
declare
  deciding constant text[] := '{state,year,sequence,number,stages,version,updated_at}';
  arriving constant text[] := '{arrived,reason}';
begin
  if tg_op = 'UPDATE' and old.kind = new.kind and (
    old.state = 'draft'
    or old.state = 'requested' and new.state in ('posted', 'refused', 'cancelled')
      and to_jsonb(old) - deciding = to_jsonb(new) - deciding
    or old.state = 'sent' and new.state = 'received'
      and to_jsonb(old) - deciding - arriving = to_jsonb(new) - deciding - arriving
  ) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
`.execute(database)
}
