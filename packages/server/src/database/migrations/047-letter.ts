import { type Kysely, sql } from 'kysely'

/**
 * The letters of a visit: sick notes, referrals, letters of attendance. Each is signed as it is written; only that it is void is
 * written later. The numbers of a clinic's year have no gaps: the next one is taken under a lock, and no letter is ever deleted.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table clinic add letter_prefix text not null default 'SRT';

create table letter (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  visit_id bigint not null,
  patient_id bigint not null,
  -- the patient the signature names, where a merge moved the letter to another one
  signed_for bigint,
  doctor_id bigint not null,
  kind text not null check (kind in ('sick_note', 'referral', 'attendance')),
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null check (number <> ''),
  state text not null check (state in ('issued', 'voided')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  person jsonb not null check (jsonb_typeof(person) = 'object'),
  stay jsonb not null check (jsonb_typeof(stay) = 'object'),
  signer_name text not null check (signer_name <> ''),
  sip_number text not null check (sip_number <> ''),
  signed_at timestamptz(3) not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  void_reason text,
  voided_by text,
  voided_at timestamptz(3),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id, patient_id) references visit (company_id, clinic_id, id, patient_id) on update cascade,
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  constraint letter_number_key unique (company_id, clinic_id, year, sequence),
  constraint letter_voiding check (case state
    when 'voided' then void_reason <> '' and voided_by is not null and voided_at is not null
    else void_reason is null and voided_by is null and voided_at is null
  end is true)
);
create index letter_visit_index on letter (company_id, clinic_id, visit_id, id);
create index letter_patient_index on letter (company_id, clinic_id, patient_id, id);

create function keep_letter() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,void_reason,voided_by,voided_at,version,updated_at}';
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - moving = to_jsonb(new) - moving and (old.state, new.state) = ('issued', 'voided') then
      return new;
    end if;
    if to_jsonb(old) - 'patient_id' = to_jsonb(new) - 'patient_id'
      and is_merging(old.company_id, old.clinic_id, old.patient_id, new.patient_id)
    then
      new.signed_for := nullif(coalesce(old.signed_for, old.patient_id), new.patient_id);
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger letter_signed before update or delete on letter for each row execute function keep_letter();
create trigger letter_kept before truncate on letter for each statement execute function refuse_change();
`.execute(database)
}
