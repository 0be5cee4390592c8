import { type Kysely, sql } from 'kysely'

/**
 * What is told to SATUSEHAT of visits. A row of a visit is written with its end, in the same transaction: it is the outbox. Whoever holds the lease of a
 * visit sends its steps, one after the other. What the service numbered is kept by our own key, so that nothing is created twice.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table satu_sehat_visit (
  company_id bigint not null,
  clinic_id bigint not null,
  -- of the visit
  id bigint not null,
  finished_at timestamptz(3) not null,
  -- of all its steps together, for lists and figures
  state text not null check (state in (
    'not_ready', 'ready', 'queued', 'sending', 'sent', 'retry_wait', 'rejected', 'dead', 'stale', 'out_of_scope'
  )),
  -- what it lacks, in whose record
  missing jsonb not null default '[]',
  reason text check (reason in ('left', 'entered_in_error', 'patient_unknown', 'other')),
  note text not null default '',
  -- when somebody has to look at it again; null while nothing is to be done until something changes
  due_at timestamptz(3),
  leased_until timestamptz(3),
  lease text,
  -- to whom it is told: what one service numbered says nothing to another
  client text,
  version integer not null default 1,
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, id) references visit (company_id, clinic_id, id),
  constraint satu_sehat_visit_reason check ((state = 'out_of_scope') = (reason is not null))
);
create index satu_sehat_visit_due_index on satu_sehat_visit (company_id, clinic_id, due_at) where due_at is not null;
create index satu_sehat_visit_lease_index on satu_sehat_visit (company_id, clinic_id, leased_until) where leased_until is not null;
create index satu_sehat_visit_state_index on satu_sehat_visit (company_id, clinic_id, state, finished_at);
create index satu_sehat_visit_time_index on satu_sehat_visit (company_id, clinic_id, finished_at);

create table satu_sehat_step (
  company_id bigint not null,
  clinic_id bigint not null,
  visit_id bigint not null,
  step text not null check (step in (
    'patient', 'encounter_arrived', 'encounter_in_progress', 'condition', 'observation', 'procedure', 'medication', 'medication_request',
    'medication_dispense', 'allergy_intolerance', 'clinical_impression', 'encounter_finished'
  )),
  state text not null check (state in (
    'not_ready', 'ready', 'queued', 'sending', 'sent', 'retry_wait', 'rejected', 'dead', 'stale', 'out_of_scope'
  )),
  attempts integer not null default 0 check (attempts >= 0),
  first_at timestamptz(3),
  next_at timestamptz(3),
  sent_at timestamptz(3),
  -- the last reply: null where there was none; the rule numbers it names, and its words
  http_status integer,
  rules jsonb not null default '[]',
  message text not null default '',
  -- of what was sent, to tell whether it has changed since
  hash text,
  primary key (company_id, clinic_id, visit_id, step),
  foreign key (company_id, clinic_id, visit_id) references satu_sehat_visit (company_id, clinic_id, id),
  constraint satu_sehat_step_sent check (state not in ('sent', 'stale') or sent_at is not null)
);

create table satu_sehat_resource (
  company_id bigint not null,
  clinic_id bigint not null,
  client text not null,
  -- ours: Patient/12, Condition/3-12-D1
  key text not null,
  -- theirs
  remote_id text not null check (remote_id <> ''),
  visit_id bigint,
  step text,
  known_at timestamptz(3) not null,
  primary key (company_id, clinic_id, client, key)
);
create index satu_sehat_resource_visit_index on satu_sehat_resource (company_id, clinic_id, visit_id) where visit_id is not null;

-- one of all servers that send with the same credentials: they share the token, and what they learn of the service
create table satu_sehat_connection (
  -- address and client, hashed
  client text primary key,
  access_token text,
  expires_at timestamptz(3),
  -- who asks for a token; until then the others wait
  asked_until timestamptz(3),
  -- when no token was given, and why; it is asked for again a minute later
  failed_at timestamptz(3),
  failure text not null default '',
  -- requests in a row that the service did not answer as it should; nothing is sent until the circuit closes
  failures integer not null default 0,
  open_until timestamptz(3),
  answered_at timestamptz(3)
);

-- what a visit lacked may be there now; who was rejected is another one, maybe. Due since its end: the clock of the database is not asked
create function recheck_satu_sehat() returns trigger language plpgsql as $$
begin
  update satu_sehat_visit set due_at = finished_at
    where company_id = new.company_id and clinic_id = new.clinic_id and due_at is null and state in ('not_ready', 'rejected')
      and (
        tg_argv[0] = 'patient' and id in (
          select id from visit where company_id = new.company_id and clinic_id = new.clinic_id and patient_id = new.id
        )
        or missing @> jsonb_build_array(jsonb_build_object('owner', tg_argv[0], 'id', new.id))
      );
  return null;
end $$;
create trigger patient_completes_satu_sehat after update on patient for each row execute function recheck_satu_sehat('patient');
create trigger doctor_completes_satu_sehat after update on doctor for each row execute function recheck_satu_sehat('doctor');
create trigger room_completes_satu_sehat after update on room for each row execute function recheck_satu_sehat('room');

create function recheck_satu_sehat_medicine() returns trigger language plpgsql as $$
begin
  update satu_sehat_visit set due_at = finished_at
    where company_id = new.company_id and due_at is null and state = 'not_ready'
      and missing @> jsonb_build_array(jsonb_build_object('owner', 'medicine', 'id', new.id));
  return null;
end $$;
create trigger medicine_completes_satu_sehat after update of kfa_code on company_medicine
  for each row execute function recheck_satu_sehat_medicine();
`.execute(database)
}
