import { type Kysely, sql } from 'kysely'

/** Appointments and visits, one lifecycle; and who waits for a time to become free. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table visit (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  doctor_id bigint not null,
  staff_id bigint,
  room_id bigint,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  state text not null check (state in (
    'booked', 'confirmed', 'waiting', 'called', 'in_vitals', 'ready_for_dentist', 'in_practice', 'paused',
    'awaiting_billing', 'awaiting_payment', 'completed', 'amended', 'cancelled', 'no_show'
  )),
  reason text not null check (reason in (
    'control', 'pain', 'filling', 'extraction', 'scaling', 'orthodontics', 'root_canal', 'denture', 'consultation', 'other'
  )),
  note text not null,
  source text not null check (source in ('phone', 'whatsapp', 'walk_in', 'online', 'control')),
  reminder text not null check (reminder in ('none', 'whatsapp', 'phone', 'email')),
  override_reason text not null,
  -- a manager put it on top of another one: the constraints below leave it alone
  overbooked boolean not null default false,
  cancel_reason text check (cancel_reason in (
    'patient_cancelled', 'doctor_unavailable', 'clinic_closed', 'unreachable', 'wrong_entry'
  )),
  cancel_note text not null default '',
  version bigint not null default 1,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, staff_id) references staff (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, room_id) references room (company_id, clinic_id, id),
  check (starts_at < ends_at and ends_at <= starts_at + interval '8 hours'),
  check ((state = 'cancelled') = (cancel_reason is not null)),
  check (not overbooked or override_reason <> ''),
  constraint visit_doctor_overlap exclude using gist (
    company_id with =, doctor_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (state not in ('cancelled', 'no_show') and not overbooked),
  constraint visit_room_overlap exclude using gist (
    company_id with =, clinic_id with =, room_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (state not in ('cancelled', 'no_show') and not overbooked),
  constraint visit_patient_overlap exclude using gist (
    company_id with =, patient_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (state not in ('cancelled', 'no_show') and not overbooked)
);
create index visit_starts_at_index on visit (company_id, clinic_id, starts_at, id);
create index visit_created_at_index on visit (company_id, clinic_id, created_at, id);
create index visit_patient_index on visit (company_id, clinic_id, patient_id, starts_at, id);
create index visit_doctor_index on visit (company_id, clinic_id, doctor_id, starts_at, id);
create index visit_room_index on visit (company_id, clinic_id, room_id, starts_at, id);

create table visit_product (
  company_id bigint not null,
  clinic_id bigint not null,
  visit_id bigint not null,
  product_id bigint not null,
  position smallint not null,
  primary key (company_id, clinic_id, visit_id, position),
  foreign key (company_id, clinic_id, visit_id) references visit (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, product_id) references product (company_id, clinic_id, id),
  unique (company_id, clinic_id, visit_id, product_id)
);

create table waiting (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  doctor_id bigint,
  weekdays jsonb not null,
  parts_of_day jsonb not null,
  minutes smallint not null check (minutes between 5 and 480),
  reason text not null check (reason in (
    'control', 'pain', 'filling', 'extraction', 'scaling', 'orthodontics', 'root_canal', 'denture', 'consultation', 'other'
  )),
  note text not null,
  state text not null default 'waiting' check (state in ('waiting', 'booked', 'withdrawn')),
  visit_id bigint,
  version bigint not null default 1,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id) references visit (company_id, clinic_id, id),
  check ((state = 'booked') = (visit_id is not null))
);
create index waiting_created_at_index on waiting (company_id, clinic_id, state, created_at, id);
create index waiting_patient_index on waiting (company_id, clinic_id, patient_id);
`.execute(database)
}
