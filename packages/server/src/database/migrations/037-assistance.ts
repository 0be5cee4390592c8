import { type Kysely, sql } from 'kysely'

/**
 * The work of an assistant on one visit. An assistant assists in one visit at a time, and a role in a visit has one assistant.
 * A material that was used is never changed: a correction is a row of its own that names the one it corrects, which nobody else
 * can correct then.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table assistance (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  visit_id bigint not null,
  staff_id bigint not null,
  role text not null check (role in ('first', 'second', 'sterilisation')),
  state text not null check (state in ('assigned', 'preparing', 'assisting', 'done', 'reassigned')),
  -- keys of the items of the preparation checklist
  prepared jsonb not null default '[]' check (jsonb_typeof(prepared) = 'array'),
  started_at timestamptz(3),
  stopped_at timestamptz(3),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, visit_id) references visit (company_id, clinic_id, id),
  foreign key (company_id, clinic_id, staff_id) references staff (company_id, clinic_id, id),
  constraint assistance_times check (case state
    when 'assisting' then started_at is not null and stopped_at is null
    when 'done' then started_at is not null and stopped_at is not null
    when 'reassigned' then (started_at is null) = (stopped_at is null)
    else started_at is null and stopped_at is null
  end),
  constraint assistance_order check (stopped_at >= started_at)
);
create unique index assistance_running on assistance (company_id, clinic_id, staff_id) where state = 'assisting';
create unique index assistance_once on assistance (company_id, clinic_id, visit_id, staff_id)
  where state in ('assigned', 'preparing', 'assisting');
create unique index assistance_role on assistance (company_id, clinic_id, visit_id, role)
  where state in ('assigned', 'preparing', 'assisting');
create index assistance_staff_index on assistance (company_id, clinic_id, staff_id, created_at, id);

create table assistance_material (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  assistance_id bigint not null,
  medicine_id bigint not null,
  -- as it was called and counted then
  name text not null,
  unit text not null check (unit in ('tablet', 'caplet', 'capsule', 'bottle', 'tube', 'ampoule', 'vial', 'cartridge',
    'sachet', 'syringe', 'piece', 'pair', 'box', 'pack', 'roll', 'millilitre', 'gram')),
  quantity numeric not null check (quantity between 0 and 9999),
  supersedes bigint,
  correction_reason text not null,
  recorded_at timestamptz(3) not null,
  recorded_by text not null,
  primary key (company_id, clinic_id, id),
  unique (company_id, clinic_id, assistance_id, id),
  foreign key (company_id, clinic_id, assistance_id) references assistance (company_id, clinic_id, id),
  foreign key (company_id, medicine_id) references company_medicine (company_id, id),
  foreign key (company_id, clinic_id, assistance_id, supersedes)
    references assistance_material (company_id, clinic_id, assistance_id, id),
  constraint assistance_material_correction check ((supersedes is null) = (correction_reason = '')),
  constraint assistance_material_used check (quantity > 0 or supersedes is not null)
);
create unique index assistance_material_supersedes on assistance_material (company_id, clinic_id, supersedes);
create index assistance_material_recorded_index on assistance_material (company_id, clinic_id, recorded_at, medicine_id);
create trigger assistance_material_append_only before update or delete or truncate on assistance_material
  for each statement execute function refuse_change();
`.execute(database)
}
