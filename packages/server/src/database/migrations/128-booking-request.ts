import { type Kysely, sql } from 'kysely'

/**
 * Appointments that visitors ask for online. While one waits for the answer of the desk, nobody else can ask for that time of the dentist. The
 * secret by which its sender sees what came of it is stored as a hash.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table clinic add booking_open boolean not null default false;

create table booking_request (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  code text not null check (code <> ''),
  state text not null check (state in ('requested', 'booked', 'declined', 'withdrawn', 'expired')),
  language text not null check (language in ('en', 'id')),
  product_id bigint not null,
  doctor_id bigint not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  first_name text not null check (first_name <> ''),
  last_name text not null,
  date_of_birth date not null,
  phone text not null check (phone <> ''),
  note text not null,
  token_hash text not null unique,
  appointment_id bigint,
  reason text,
  submitted_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  decided_by text,
  version bigint not null default 1,
  primary key (company_id, clinic_id, id),
  unique (company_id, code),
  foreign key (company_id, clinic_id) references clinic (company_id, id),
  foreign key (company_id, clinic_id, product_id) references product (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, doctor_id) references doctor (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, appointment_id) references appointment (company_id, clinic_id, id),
  check (starts_at < ends_at and ends_at <= starts_at + interval '8 hours'),
  constraint booking_request_booked check ((state = 'booked') = (appointment_id is not null)),
  constraint booking_request_declined check ((state = 'declined') = (reason is not null)),
  constraint booking_request_decided check ((state = 'requested') = (decided_at is null)),
  constraint booking_request_doctor_overlap exclude using gist (
    company_id with =, doctor_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (state = 'requested')
);
create index booking_request_starts_at_index on booking_request (company_id, clinic_id, starts_at, id);
create index booking_request_submitted_at_index on booking_request (company_id, clinic_id, submitted_at, id);
create index booking_request_waiting_index on booking_request (company_id, clinic_id, starts_at) where state = 'requested';
create index booking_request_appointment_index on booking_request (company_id, clinic_id, appointment_id) where appointment_id is not null;
create index booking_request_product_index on booking_request (company_id, clinic_id, product_id);
create index booking_request_doctor_index on booking_request (company_id, clinic_id, doctor_id);
`.execute(database)
}
