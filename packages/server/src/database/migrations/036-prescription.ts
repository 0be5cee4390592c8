import { type Kysely, sql } from 'kysely'

/**
 * The prescriptions of a visit. What is signed stays as it is: only its state moves on, as it is dispensed or cancelled. Beside the
 * content as typed it keeps what was signed with it: the medicines as they were called, the doses as read, the warnings.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table prescription (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  visit_id bigint not null,
  patient_id bigint not null,
  doctor_id bigint not null,
  state text not null check (state in ('draft', 'signed', 'partly_dispensed', 'dispensed', 'closed', 'cancelled')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  signed_with jsonb check (jsonb_typeof(signed_with) = 'object'),
  signer_name text,
  sip_number text,
  signed_at timestamptz(3),
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  cancel_reason text,
  cancelled_by text,
  cancelled_at timestamptz(3),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id, patient_id) references visit (company_id, clinic_id, id, patient_id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  constraint prescription_signature check (case
    when signed_at is null then state in ('draft', 'cancelled') and signed_with is null and signer_name is null and sip_number is null
      and hash is null
    else state <> 'draft' and signed_with is not null and signer_name <> '' and sip_number <> '' and hash is not null
  end is true),
  constraint prescription_cancellation check (case state
    when 'cancelled' then cancel_reason <> '' and cancelled_by is not null and cancelled_at is not null
    else cancel_reason is null and cancelled_by is null and cancelled_at is null
  end is true)
);
create unique index prescription_draft on prescription (company_id, clinic_id, visit_id) where state = 'draft';
create index prescription_visit_index on prescription (company_id, clinic_id, visit_id, id);
create index prescription_patient_index on prescription (company_id, clinic_id, patient_id, signed_at);

create function keep_prescription() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,cancel_reason,cancelled_by,cancelled_at,version,updated_at}';
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - moving = to_jsonb(new) - moving and (old.state, new.state) in (
      ('signed', 'partly_dispensed'), ('signed', 'dispensed'), ('signed', 'cancelled'),
      ('partly_dispensed', 'partly_dispensed'), ('partly_dispensed', 'dispensed'), ('partly_dispensed', 'closed'),
      ('dispensed', 'closed'))
    then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger prescription_signed before update or delete on prescription
  for each row when (old.state <> 'draft') execute function keep_prescription();
create trigger prescription_kept before truncate on prescription for each statement execute function refuse_change();
`.execute(database)
}
