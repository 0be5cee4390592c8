import { type Kysely, sql } from 'kysely'

export async function up(database: Kysely<unknown>) {
  await sql`
create table company_medicine (
  company_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  generic_name text not null,
  ingredients jsonb not null,
  medicine_class text not null,
  kfa_code text not null check (kfa_code ~ '^(9[23][0-9]{6})?$'),
  form text not null check (form in ('tablet', 'caplet', 'capsule', 'syrup', 'suspension', 'drops', 'mouthwash', 'gel',
    'cream', 'ointment', 'powder', 'spray', 'lozenge', 'injection', 'other', 'none')),
  strength text not null,
  category text not null check (category in ('over_the_counter', 'limited_over_the_counter', 'prescription_only',
    'psychotropic', 'narcotic', 'consumable', 'instrument', 'dental_material')),
  unit text not null check (unit in ('tablet', 'caplet', 'capsule', 'bottle', 'tube', 'ampoule', 'vial', 'cartridge',
    'sachet', 'syringe', 'piece', 'pair', 'box', 'pack', 'roll', 'millilitre', 'gram')),
  pregnancy text not null check (pregnancy in ('unknown', 'allowed', 'caution', 'avoid')),
  status text not null check (status in ('active', 'inactive')),
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, id),
  foreign key (company_id) references company (id),
  constraint company_medicine_ingredients check (jsonb_typeof(ingredients) = 'array'
    and (jsonb_array_length(ingredients) > 0 or category in ('consumable', 'instrument', 'dental_material')))
);
create unique index company_medicine_name_key on company_medicine (company_id, lower(name), lower(strength), form);
create unique index company_medicine_kfa_key on company_medicine (company_id, kfa_code) where kfa_code <> '';
create index company_medicine_created_at_index on company_medicine (company_id, created_at, id);

alter table import drop constraint import_kind_check;
alter table import add constraint import_kind_check check (kind in ('patient', 'product', 'doctor', 'company_medicine'));
`.execute(database)
}
