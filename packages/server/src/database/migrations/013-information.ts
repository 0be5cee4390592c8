import { type Kysely, sql } from 'kysely'

/** What a clinic says of itself beyond its address, how it works, and when it is open. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table clinic
  add legal_name text not null default '',
  add type text not null default 'pratama' check (type in ('pratama', 'utama', 'independent')),
  add licence_number text not null default '',
  add licence_expires_on date,
  add facility_code text not null default '',
  add tax_number text not null default '',
  add registration_open boolean not null default true,
  add document_header text not null default '',
  add document_footer text not null default '',
  add paper text not null default 'a5' check (paper in ('a4', 'a5', 'thermal_58', 'thermal_80')),
  add code text not null default '',
  add visit_prefix text not null default 'KJ',
  add invoice_prefix text not null default 'INV',
  add prescription_prefix text not null default 'RSP',
  add slot_minutes smallint not null default 30 check (slot_minutes in (15, 20, 30)),
  add late_tolerance_minutes smallint not null default 15 check (late_tolerance_minutes between 0 and 120),
  add discount_limit_percent smallint not null default 0 check (discount_limit_percent between 0 and 100),
  add rounding smallint not null default 100 check (rounding in (1, 100, 500, 1000)),
  add opening_week jsonb not null default
    '{"monday": [], "tuesday": [], "wednesday": [], "thursday": [], "friday": [], "saturday": [], "sunday": []}',
  add special_dates jsonb not null default '[]',
  add opening_version bigint not null default 1;
create unique index clinic_code_key on clinic (company_id, code) where code <> '';
`.execute(database)
}
