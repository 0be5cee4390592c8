import { type Kysely, sql } from 'kysely'

/**
 * What happens from the arrival of a patient until they leave, and every move of it. The constraints hold what two desks at once
 * could break: one number a day, one visit of an appointment, one open visit of a patient, one patient called to a room, one in
 * treatment at a chair and with a dentist.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table visit (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  appointment_id bigint,
  doctor_id bigint,
  staff_id bigint,
  room_id bigint,
  origin text not null check (origin in ('appointment', 'walk_in', 'emergency')),
  reason text not null check (reason in (
    'control', 'pain', 'filling', 'extraction', 'scaling', 'orthodontics', 'root_canal', 'denture', 'consultation', 'other'
  )),
  note text not null,
  queue_date date not null,
  queue_number integer not null check (queue_number > 0),
  -- who is put back comes between two others
  position double precision not null,
  identity text not null check (identity in ('read_back', 'later')),
  state text not null check (state in (
    'waiting', 'called', 'in_vitals', 'ready', 'in_practice', 'paused', 'finished', 'checked_out', 'left', 'entered_in_error'
  )),
  outcome text check (outcome in ('completed', 'discontinued')),
  end_reason text not null default '',
  call_attempts smallint not null default 0,
  arrived_at timestamptz(3) not null,
  state_since timestamptz(3) not null,
  version bigint not null default 1,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  foreign key (company_id, clinic_id, patient_id) references patient (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, appointment_id) references appointment (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, staff_id) references staff (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, room_id) references room (company_id, clinic_id, id),
  check ((origin = 'appointment') = (appointment_id is not null)),
  check ((outcome is not null) = (state in ('finished', 'checked_out'))),
  check (end_reason = '' or state in ('left', 'entered_in_error')),
  check (end_reason <> '' or state <> 'left')
);
create unique index visit_queue_number on visit (company_id, clinic_id, queue_date, queue_number);
create unique index visit_appointment on visit (company_id, clinic_id, appointment_id)
  where state <> 'entered_in_error';
create unique index visit_patient_here on visit (company_id, clinic_id, patient_id)
  where state not in ('finished', 'checked_out', 'left', 'entered_in_error');
create unique index visit_room_called on visit (company_id, clinic_id, room_id) where state = 'called';
create unique index visit_room_practice on visit (company_id, clinic_id, room_id) where state = 'in_practice';
create unique index visit_doctor_practice on visit (company_id, clinic_id, doctor_id) where state = 'in_practice';
create index visit_arrived_at_index on visit (company_id, clinic_id, arrived_at, id);
create index visit_patient_index on visit (company_id, clinic_id, patient_id, arrived_at, id);
create index visit_doctor_index on visit (company_id, clinic_id, doctor_id, arrived_at, id);

create table visit_event (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  visit_id bigint not null,
  event text not null,
  from_state text,
  to_state text not null,
  at timestamptz(3) not null,
  user_id bigint not null,
  user_name text not null,
  user_role text not null,
  reason text not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id) references visit (company_id, clinic_id, id),
  foreign key (company_id, user_id) references "user" (company_id, id)
);
create index visit_event_visit_index on visit_event (company_id, clinic_id, visit_id, id);

-- who comes late has a time that was free for others meanwhile, and needs nobody's reason for it
alter table appointment drop constraint appointment_check2;
alter table appointment add constraint appointment_overbooked_check
  check (not overbooked or override_reason <> '' or state <> 'booked');
`.execute(database)
}
