import { type Kysely, sql } from 'kysely'

/**
 * What patients agreed to or refused before a treatment, as they signed it on the screen. Only that a consent is revoked is written later, a
 * refusal never is. A procedure of a signed note names the consent it relies on.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table treatment_consent (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  visit_id bigint not null,
  patient_id bigint not null,
  -- the patient the signature names, where a merge moved the consent to another one
  signed_for bigint,
  doctor_id bigint not null,
  decision text not null check (decision in ('given', 'refused')),
  state text not null check (state in ('signed', 'revoked')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  services jsonb not null check (jsonb_typeof(services) = 'array'),
  person jsonb not null check (jsonb_typeof(person) = 'object'),
  signer_name text not null check (signer_name <> ''),
  sip_number text not null check (sip_number <> ''),
  signed_at timestamptz(3) not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  revoke_reason text,
  revoked_by text,
  revoked_at timestamptz(3),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id, patient_id) references visit (company_id, clinic_id, id, patient_id) on update cascade,
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  constraint treatment_consent_decision check (content ->> 'decision' = decision and (decision = 'given' or state = 'signed')),
  constraint treatment_consent_revoking check (case state
    when 'revoked' then revoke_reason <> '' and revoked_by is not null and revoked_at is not null
    else revoke_reason is null and revoked_by is null and revoked_at is null
  end is true)
);
create index treatment_consent_visit_index on treatment_consent (company_id, clinic_id, visit_id, id);
create index treatment_consent_patient_index on treatment_consent (company_id, clinic_id, patient_id, id);

create function keep_treatment_consent() returns trigger language plpgsql as $$
declare
  moving constant text[] := '{state,revoke_reason,revoked_by,revoked_at,version,updated_at}';
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - moving = to_jsonb(new) - moving and (old.state, new.state) = ('signed', 'revoked') then
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
create trigger treatment_consent_signed before update or delete on treatment_consent
  for each row execute function keep_treatment_consent();
create trigger treatment_consent_kept before truncate on treatment_consent for each statement execute function refuse_change();
create trigger treatment_consent_of_merged before insert or update of patient_id on treatment_consent
  for each row execute function refuse_merged_patient();

alter table consent_form add constraint consent_form_category check (category in ('consultation', 'preventive', 'conservation', 'endodontics', 'periodontics',
  'oral_surgery', 'prosthodontics', 'orthodontics', 'paedodontics', 'radiology', 'aesthetic', 'laboratory'));

alter table procedure add column consent_id bigint;
alter table procedure add constraint procedure_consent_signed
  foreign key (company_id, clinic_id, consent_id) references treatment_consent (company_id, clinic_id, id);
create index procedure_consent_index on procedure (company_id, clinic_id, consent_id) where consent_id is not null;
`.execute(database)
}
