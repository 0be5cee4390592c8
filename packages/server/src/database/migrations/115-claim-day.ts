import { type Kysely, sql } from 'kysely'

/** Claims are listed by the day of their invoice, which each carries so that an index has them in order; the database writes it and keeps both the same. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table claim add column invoice_day date;
alter table claim disable trigger claim_kept;
update claim set invoice_day = invoice.day from invoice
where invoice.company_id = claim.company_id and invoice.clinic_id = claim.clinic_id and invoice.id = claim.invoice_id;
alter table claim enable trigger claim_kept;
alter table claim alter column invoice_day set not null;
create index claim_day_index on claim (company_id, clinic_id, invoice_day, id);

create function set_invoice_day() returns trigger language plpgsql as $$
begin
  new.invoice_day := (
    select day from invoice
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.invoice_id
  );
  return new;
end $$;
create trigger claim_day before insert on claim for each row execute function set_invoice_day();

create function keep_claimed_day() returns trigger language plpgsql as $$
begin
  if exists (
    select from claim
    where company_id = new.company_id and clinic_id = new.clinic_id and invoice_id = new.id
  ) then
    raise exception 'invoice % is claimed on its day', new.id using errcode = 'check_violation', constraint = 'invoice_claimed_day';
  end if;
  return new;
end $$;
create trigger invoice_claimed_day before update on invoice
  for each row when (old.day <> new.day) execute function keep_claimed_day();
`.execute(database)
}
