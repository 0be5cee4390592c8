import { type Kysely, sql } from 'kysely'

/**
 * A payment of a payor that was recorded wrongly is taken back. It stays as void and pays nothing any more: a posting of its own brings back what the payor owes, and
 * a claim that was paid is approved again.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table payor_payment
  add state text not null default 'recorded' check (state in ('recorded', 'void')),
  add reason text not null default '',
  add voided_at timestamptz(3),
  add voided_by text not null default '',
  add version bigint not null default 1,
  add updated_at timestamptz(3) not null default now(),
  add constraint payor_payment_void check ((state = 'void') = (voided_at is not null));

-- only that it is taken back is written later, and once
create function keep_payor_payment() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,reason,voided_at,voided_by,version,updated_at}';
begin
  if tg_op = 'UPDATE' and old.state = 'recorded' and to_jsonb(old) - moving = to_jsonb(new) - moving then
    return new;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;
drop trigger payor_payment_append_only on payor_payment;
create trigger payor_payment_kept before update or delete on payor_payment for each row execute function keep_payor_payment();
create trigger payor_payment_not_emptied before truncate on payor_payment for each statement execute function refuse_change();

alter table posting drop constraint posting_kind_check;
alter table posting add constraint posting_kind_check check (kind in (
  'issue', 'void', 'write_off', 'credit', 'credit_note', 'payment', 'refund', 'opening', 'closing', 'payor_payment', 'payor_payment_void',
  'payor_charge', 'expense', 'expense_void', 'deposit', 'deposit_refund'
));
alter table posting add constraint posting_payor_payment check (
  (kind in ('payor_payment', 'payor_payment_void')) = (payor_payment_id is not null)
);
drop index posting_payor_payment_key;
create unique index posting_payor_payment_key on posting (company_id, clinic_id, payor_payment_id, kind) where payor_payment_id is not null;

-- what is void pays nothing
create or replace function check_allocation() returns trigger language plpgsql as $$
declare
  granted bigint;
begin
  select approved into granted from claim
    where company_id = new.company_id and clinic_id = new.clinic_id and id = new.claim_id
      and state in ('approved', 'partially_approved')
    for update;
  if granted is null or granted < new.amount + (
    select coalesce(sum(payor_payment_claim.amount), 0) from payor_payment_claim
    join payor_payment on payor_payment.company_id = payor_payment_claim.company_id
      and payor_payment.clinic_id = payor_payment_claim.clinic_id and payor_payment.id = payor_payment_claim.payor_payment_id
      and payor_payment.state = 'recorded'
    where payor_payment_claim.company_id = new.company_id and payor_payment_claim.clinic_id = new.clinic_id
      and payor_payment_claim.claim_id = new.claim_id
  ) then
    raise exception 'claim % would be paid more than is approved', new.claim_id using errcode = 'check_violation', constraint = 'payor_payment_approved';
  end if;
  return new;
end $$;

-- of a claim that is closed nothing becomes, but that one that was paid is approved again once a payment of it is void
create or replace function keep_claim() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,approved,answer_reason,claim_batch_id,due_on,version,updated_at}';
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - moving = to_jsonb(new) - moving
    and (old.claim_batch_id is null or old.claim_batch_id = new.claim_batch_id)
    and (
      old.state not in ('paid', 'transferred', 'written_off', 'withdrawn')
      or (
        old.state = 'paid' and new.state in ('approved', 'partially_approved') and new.approved = old.approved
        and exists (
          select from payor_payment_claim
          join payor_payment on payor_payment.company_id = payor_payment_claim.company_id
            and payor_payment.clinic_id = payor_payment_claim.clinic_id and payor_payment.id = payor_payment_claim.payor_payment_id
            and payor_payment.state = 'void'
          where payor_payment_claim.company_id = new.company_id and payor_payment_claim.clinic_id = new.clinic_id
            and payor_payment_claim.claim_id = new.id
        )
      )
    )
  then
    return new;
  end if;
  raise exception '% is kept', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- a payment is void and its posting is there, or neither
create function check_payor_payment_void() returns trigger language plpgsql as $$
begin
  if not exists (
    select from posting
    where company_id = new.company_id and clinic_id = new.clinic_id and payor_payment_id = new.id and kind = 'payor_payment_void'
  ) then
    raise exception 'payment % is void and still in the ledger', new.id using errcode = 'check_violation', constraint = 'payor_payment_void_posted';
  end if;
  return null;
end $$;
create constraint trigger payor_payment_void_posted after update on payor_payment deferrable initially deferred
  for each row when (new.state = 'void') execute function check_payor_payment_void();
`.execute(database)
}
