import { type Kysely, sql } from 'kysely'

/**
 * What is booked is an appointment; `visit` becomes free for what follows the arrival. Every move of an appointment writes an
 * event, so how long something took is read, never guessed. No operation ever wrote a state after the arrival. Audit rows are
 * chained and keep the object `visit`.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table visit rename to appointment;
alter table visit_product rename to appointment_product;
alter table appointment_product rename column visit_id to appointment_id;
alter table waiting rename column visit_id to appointment_id;

do $$
declare named record;
begin
  for named in
    select conrelid::regclass as of_table, conname as name from pg_constraint
    where conrelid in ('appointment'::regclass, 'appointment_product'::regclass, 'waiting'::regclass)
      and conname like '%visit%'
  loop
    execute format('alter table %s rename constraint %I to %I', named.of_table, named.name,
      replace(named.name, 'visit', 'appointment'));
  end loop;
  for named in
    select indexrelid::regclass as name from pg_index
    where indrelid = 'appointment'::regclass and indexrelid::regclass::text like 'visit%'
  loop
    execute format('alter index %s rename to %I', named.name, replace(named.name::text, 'visit', 'appointment'));
  end loop;
end $$;

alter table appointment drop constraint appointment_state_check;
alter table appointment add constraint appointment_state_check
  check (state in ('booked', 'confirmed', 'arrived', 'cancelled', 'no_show'));

create table appointment_event (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  appointment_id bigint not null,
  event text not null,
  from_state text,
  to_state text not null,
  at timestamptz(3) not null,
  user_id bigint not null,
  user_name text not null,
  user_role text not null,
  reason text not null,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, appointment_id) references appointment (company_id, clinic_id, id),
  foreign key (company_id, user_id) references "user" (company_id, id)
);
create index appointment_event_appointment_index on appointment_event (company_id, clinic_id, appointment_id, id);
`.execute(database)
}
