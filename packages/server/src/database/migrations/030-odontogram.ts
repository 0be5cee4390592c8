import { type Kysely, sql } from 'kysely'

/**
 * The findings of a mouth. Rows are only added: a later one names those it replaces. Whatever finds its way here, teeth, surfaces and
 * codes that do not exist are no findings, nor are surfaces a tooth lacks; a finding is of the patient of its visit.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create unique index visit_patient_key on visit (company_id, clinic_id, id, patient_id);

create table odontogram_finding (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  visit_id bigint not null,
  -- of the entry, made where it is typed; the rows of an entry are numbered
  entry_key uuid not null,
  entry_hash text not null,
  key text not null,
  mode text not null check (mode in ('found', 'planned', 'done_here', 'done_elsewhere', 'error')),
  teeth jsonb not null,
  code text not null,
  surfaces jsonb not null,
  material text,
  width numeric,
  direction text,
  abutments jsonb,
  cause text check (cause in ('caries', 'periodontal', 'trauma', 'orthodontic', 'other', 'unknown')),
  is_uncertain boolean not null,
  note text not null,
  supersedes jsonb not null check (jsonb_typeof(supersedes) = 'array'),
  reason text check (reason <> ''),
  user_id bigint not null,
  user_name text not null,
  dictated_by bigint,
  at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  unique (company_id, clinic_id, key),
  foreign key (company_id, clinic_id, visit_id, patient_id) references visit (company_id, clinic_id, id, patient_id),
  foreign key (company_id, user_id) references "user" (company_id, id),
  foreign key (company_id, dictated_by) references "user" (company_id, id),
  constraint finding_key check (key like entry_key || '/___'),
  constraint finding_reason check ((mode = 'error') = (reason is not null)),
  constraint finding_tooth check (teeth <@ ${json(allTeeth)}),
  constraint finding_code check (code in (${words([...onSurface, ...onTooth, ...crowns, ...bridges, ...dentures, 'dia'])})),
  constraint finding_surface check (jsonb_typeof(surfaces) = 'array' and surfaces <@ '["m", "o", "d", "v", "l"]'),
  constraint finding_surface_of_tooth check (not (surfaces ? 'o' and teeth ?| ${texts(anterior)})),
  constraint finding_surface_of_code check (
    (surfaces = '[]' or code in (${words([...onSurface, 'sou', 'att', 'abr'])}))
    -- what is entered in error as a whole names no surface
    and (surfaces <> '[]' or code not in (${words(onSurface)}) or mode = 'error')
    and (code <> 'fis' or surfaces <@ '["o"]' and not teeth ?| ${texts(anterior)})
  ),
  constraint finding_dentition check (
    (code <> 'per' or not teeth ?| ${texts(permanent)})
    and (code not in ('imx', 'ipx', 'prd', 'fld') or not teeth ?| ${texts(primary)})
    and (code not in (${words([...bridges, ...dentures])}) or not teeth ?| ${texts(supernumerary)})
  ),
  constraint finding_teeth check (case
    when code = 'dia' then jsonb_array_length(teeth) = 2
    when code in (${words(bridges)}) then jsonb_array_length(teeth) > 1
    when code = 'fld' then jsonb_array_length(teeth) = 16
    when code = 'prd' then jsonb_array_length(teeth) > 0
    else jsonb_array_length(teeth) = 1
  end),
  constraint finding_material check (material is null or material in ('acr', 'frm') and code in (${words(dentures)})),
  constraint finding_width check ((code = 'dia') = (width is not null) and (width is null or width > 0 and width <= 20)),
  constraint finding_direction check ((code = 'mig') = (direction is not null) and direction in ('m', 'd')),
  constraint finding_abutments check (
    (code in (${words(bridges)})) = (abutments is not null)
    and (abutments is null or jsonb_typeof(abutments) = 'array' and abutments <> '[]' and abutments <@ teeth)
  ),
  constraint finding_cause check (cause is null or code in ('mis', 'rrx'))
);
create index odontogram_finding_patient_index on odontogram_finding (company_id, clinic_id, patient_id, id);
create index odontogram_finding_entry_index on odontogram_finding (company_id, clinic_id, entry_key);
create trigger odontogram_finding_append_only before update or delete or truncate on odontogram_finding
  for each statement execute function refuse_change();
`.execute(database)
}

const numbersOf = (quadrants: readonly number[], places: number) =>
  quadrants.flatMap((quadrant) => Array.from({ length: places }, (_, index) => `${quadrant}${index + 1}`))
const withSupernumerary = (teeth: readonly string[]) => [...teeth, ...teeth.map((tooth) => `${tooth}s`)]

const permanent = withSupernumerary(numbersOf([1, 2, 3, 4], 8))
const primary = withSupernumerary(numbersOf([5, 6, 7, 8], 5))
const allTeeth = [...permanent, ...primary]
const anterior = allTeeth.filter((tooth) => Number(tooth[1]) < 4)
const supernumerary = allTeeth.filter((tooth) => tooth.endsWith('s'))

const onSurface = ['car', 'nca', 'amf', 'cof', 'gif', 'tif', 'fis', 'inl', 'onl']
const onTooth = [
  'sou',
  'mis',
  'non',
  'une',
  'pre',
  'imx',
  'imv',
  'ano',
  'per',
  'cfr',
  'att',
  'abr',
  'rrx',
  'nvt',
  'rct',
].concat(['ipx', 'pon', 'abu', 'mig', 'rot'])
const crowns = ['fmc', 'poc', 'mpc', 'gmc']
const bridges = ['meb', 'pob']
const dentures = ['prd', 'fld']

const words = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))
const texts = (values: readonly string[]) => sql`array[${words(values)}]`
const json = (values: readonly string[]) => sql.raw(`'${JSON.stringify(values)}'`)
