import { type Kysely, sql } from 'kysely'

/** When dentists and assistants work: shifts as rows, the templates that fill weeks with them, and who is away. */
export async function up(database: Kysely<unknown>) {
  await sql`
create table shift_template (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  doctor_id bigint,
  staff_id bigint,
  weekday text not null check (
    weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  starts text not null check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends text not null check (ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  every_weeks smallint not null check (every_weeks between 1 and 8),
  valid_from date not null,
  valid_until date not null,
  room_id bigint,
  slot_minutes smallint not null check (slot_minutes between 5 and 480),
  quota smallint check (quota between 1 and 200),
  online_bookable boolean not null,
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, staff_id) references staff (company_id, clinic_id, id),
  constraint shift_template_room_fkey foreign key (company_id, clinic_id, room_id)
    references room (company_id, clinic_id, id),
  check (num_nonnulls(doctor_id, staff_id) = 1),
  check (starts < ends),
  -- ended before it began: the day before
  check (valid_until between valid_from - 1 and valid_from + 366)
);
create index shift_template_doctor_index on shift_template (company_id, clinic_id, doctor_id, id);
create index shift_template_staff_index on shift_template (company_id, clinic_id, staff_id, id);

create table shift (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  doctor_id bigint,
  staff_id bigint,
  person text not null check (person <> ''),
  template_id bigint,
  date date not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  room_id bigint,
  assists_doctor_id bigint,
  slot_minutes smallint not null check (slot_minutes between 5 and 480),
  quota smallint check (quota between 1 and 200),
  online_bookable boolean not null,
  apart boolean not null default false,
  cancelled_at timestamptz(3),
  cancel_reason text not null default '',
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, staff_id) references staff (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, assists_doctor_id) references doctor (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, template_id) references shift_template (company_id, clinic_id, id),
  constraint shift_room_fkey foreign key (company_id, clinic_id, room_id) references room (company_id, clinic_id, id),
  check (num_nonnulls(doctor_id, staff_id) = 1),
  check (assists_doctor_id is null or staff_id is not null),
  check (starts_at < ends_at and ends_at <= starts_at + interval '24 hours'),
  -- nobody is at two places, wherever in the company they are
  constraint shift_overlap exclude using gist (
    company_id with =, person with =, tstzrange(starts_at, ends_at) with &&
  ) where (cancelled_at is null)
);
create index shift_date_index on shift (company_id, clinic_id, date, id);
create index shift_doctor_index on shift (company_id, clinic_id, doctor_id, date);
create index shift_staff_index on shift (company_id, clinic_id, staff_id, date);
create index shift_template_index on shift (company_id, clinic_id, template_id, date);

create table absence (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  doctor_id bigint,
  staff_id bigint,
  kind text not null check (kind in ('leave', 'sick', 'seminar', 'holiday')),
  starts_on date not null,
  ends_on date not null,
  reason text not null,
  state text not null check (state in ('requested', 'approved', 'rejected', 'cancelled')),
  requested_by text not null,
  decided_by text,
  decided_at timestamptz(3),
  decision_reason text not null default '',
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, staff_id) references staff (company_id, clinic_id, id),
  check (num_nonnulls(doctor_id, staff_id) = 1),
  check (ends_on between starts_on and starts_on + 366)
);
create index absence_doctor_index on absence (company_id, clinic_id, doctor_id, ends_on);
create index absence_staff_index on absence (company_id, clinic_id, staff_id, ends_on);
create index absence_starts_on_index on absence (company_id, clinic_id, starts_on, id);
`.execute(database)
}
