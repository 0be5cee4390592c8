import { type Kysely, sql } from 'kysely'

// company_id leads every key, so that companies can be spread over servers. The exceptions are what finds the company:
// the e-mail and the token of a user, the slug of a clinic. Times have milliseconds, as JavaScript has.

/** Companies, clinics, users, patients and their registrations, and what guards them. */
export async function up(database: Kysely<unknown>) {
  await sql`
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create table company (
  id bigint generated always as identity primary key,
  name text not null,
  next_record_number bigint not null default 1,
  created_at timestamptz(3) not null default now()
);

create table clinic (
  company_id bigint not null references company,
  id bigint generated always as identity,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  status text not null check (status in ('active', 'inactive')),
  address text not null default '',
  city text not null default '',
  province text not null default '',
  country text not null default '',
  postcode text not null default '',
  email text not null default '',
  whatsapp text not null default '',
  instagram text not null default '',
  linkedin text not null default '',
  phone text not null default '',
  website text not null default '',
  facebook text not null default '',
  twitter text not null default '',
  time_zone text not null check (time_zone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id)
);

create table "user" (
  company_id bigint not null,
  id bigint generated always as identity,
  clinic_id bigint not null,
  staff_id bigint,
  doctor_id bigint,
  firstname text not null,
  lastname text not null,
  displayname text not null,
  email text not null,
  password_hash text not null,
  role text not null check (role in (
    'admin_head_office', 'head_office', 'manager_clinic', 'front_office_clinic', 'doctor_clinic', 'nurse_clinic', 'patient'
  )),
  status smallint not null default 1 check (status in (0, 1)),
  photo text not null default '',
  phone text not null default '',
  is_demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id)
);
create unique index user_email_key on "user" (lower(email));

create table session (
  company_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  token_hash text not null unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id, user_id) references "user" (company_id, id)
);
create index session_user_index on session (company_id, user_id);

create table login_failure (
  id bigint generated always as identity primary key,
  email text not null,
  ip text not null,
  failed_at timestamptz(3) not null default now()
);
create index login_failure_ip_index on login_failure (ip, failed_at);

create table registration_attempt (
  ip text not null,
  attempted_at timestamptz(3) not null default now()
);
create index registration_attempt_index on registration_attempt (ip, attempted_at);

create table patient (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  record_number text not null,
  first_name text not null,
  last_name text not null,
  sex text not null check (sex in ('female', 'male')),
  date_of_birth date not null,
  place_of_birth text not null,
  email text not null,
  phone text not null,
  blood_type text check (blood_type in ('A', 'B', 'AB', 'O')),
  marital_status text check (marital_status in ('single', 'married', 'divorced', 'widowed')),
  ethnicity text not null,
  nationality text not null,
  education_level text check (education_level in (
    'none', 'primary', 'junior_high', 'senior_high', 'diploma', 'bachelor', 'master', 'doctorate'
  )),
  occupation text not null,
  religion text check (religion in ('islam', 'protestant', 'catholic', 'hindu', 'buddhist', 'confucian', 'belief', 'other')),
  identification text not null check (identification in ('nik', 'passport', 'kitas', 'nik_mother', 'not_available')),
  identity_number text not null,
  identity_reason text not null,
  address jsonb not null,
  relative_name text not null,
  relationship text check (relationship in ('spouse', 'parent', 'child', 'sibling', 'other')),
  relative_phone text not null,
  readiness text not null check (readiness in ('ready', 'incomplete')),
  status text not null default 'active' check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  search text not null generated always as (lower(
    first_name || ' ' || last_name || ' ' || record_number || ' ' || replace(record_number, '-', '') || ' ' ||
    phone || ' ' || regexp_replace(phone, '^[+]62', '0') || ' ' || identity_number
  )) stored,
  primary key (company_id, clinic_id, id),
  unique (company_id, record_number),
  foreign key (company_id, clinic_id) references clinic (company_id, id)
);
-- Brothers and sisters without a number of their own share their mother's.
create unique index patient_identity_key on patient (company_id, clinic_id, identification, identity_number)
  where identity_number <> '' and identification <> 'nik_mother';
create index patient_name_index on patient (company_id, clinic_id, lower(first_name), lower(last_name), id);
create index patient_date_of_birth_index on patient (company_id, clinic_id, date_of_birth, id);
create index patient_created_at_index on patient (company_id, clinic_id, created_at, id);
create index patient_phone_index on patient (company_id, clinic_id, phone);
-- fastupdate=off: a search must not read the list of what is not indexed yet
create index patient_search_index on patient using gin (search gin_trgm_ops) with (fastupdate = off);

create table registration (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  code text not null check (code ~ '^REG-[0-9A-Z]{6}$'),
  state text not null default 'submitted' check (state in ('submitted', 'accepted', 'merged', 'rejected', 'expired')),
  language text not null check (language in ('en', 'id')),
  patient jsonb not null,
  patient_id bigint,
  reason text,
  submitted_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  decided_by text,
  version bigint not null default 1,
  primary key (company_id, clinic_id, id),
  unique (company_id, code),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id)
);
create index registration_state_index on registration (company_id, clinic_id, state, submitted_at, id);
create index registration_submitted_at_index on registration (company_id, clinic_id, submitted_at, id);

create table audit_event (
  company_id bigint not null references company,
  id bigint generated always as identity,
  clinic_id bigint not null,
  at timestamptz(3) not null default now(),
  user_id bigint,
  user_name text not null,
  role text not null check (role in (
    'admin_head_office', 'head_office', 'manager_clinic', 'front_office_clinic', 'doctor_clinic', 'nurse_clinic', 'patient',
    'visitor', 'system'
  )),
  ip text not null,
  action text not null,
  object text not null,
  object_id bigint,
  before jsonb,
  after jsonb,
  reason text,
  primary key (company_id, id)
);
create index audit_event_object_index on audit_event (company_id, object, object_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_event_append_only before update or delete or truncate on audit_event
  for each statement execute function refuse_change();

create table idempotency (
  company_id bigint not null,
  principal text not null,
  operation text not null,
  key text not null,
  body_hash text not null,
  reply jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, principal, operation, key)
);
create index idempotency_created_at_index on idempotency (created_at);
`.execute(database)
}
