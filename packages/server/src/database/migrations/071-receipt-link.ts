import { type Kysely, sql } from 'kysely'

/** Public links of invoices and receipts. One that was revoked is never valid again, and none is about another paper or longer. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table receipt_link (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  invoice_id bigint,
  payment_id bigint,
  token_hash text not null constraint receipt_link_token_hash_key unique,
  created_at timestamptz(3) not null,
  created_by text not null check (created_by <> ''),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_by text,
  openings integer not null default 0 check (openings >= 0),
  last_opened_at timestamptz(3),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, invoice_id) references invoice (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, payment_id) references payment (company_id, clinic_id, id),
  constraint receipt_link_paper check (num_nonnulls(invoice_id, payment_id) = 1),
  constraint receipt_link_expiry check (expires_at > created_at),
  constraint receipt_link_revocation check (num_nonnulls(revoked_at, revoked_by) in (0, 2)),
  constraint receipt_link_opening check ((openings = 0) = (last_opened_at is null))
);
create index receipt_link_invoice_index on receipt_link (company_id, clinic_id, invoice_id, id desc) where invoice_id is not null;
create index receipt_link_payment_index on receipt_link (company_id, clinic_id, payment_id, id desc) where payment_id is not null;

create trigger receipt_link_revoked before update on receipt_link
  for each row when (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at)
  execute function refuse_change();
create trigger receipt_link_kept before update on receipt_link
  for each row when (
    (old.invoice_id, old.payment_id, old.token_hash, old.created_at, old.expires_at)
      is distinct from (new.invoice_id, new.payment_id, new.token_hash, new.created_at, new.expires_at)
  )
  execute function refuse_change();

create table receipt_attempt (
  ip text not null,
  attempted_at timestamptz(3) not null default now()
);
create index receipt_attempt_index on receipt_attempt (ip, attempted_at);
`.execute(database)
}
