import { type Kysely, sql } from 'kysely'

/**
 * What assistants type while the dentist dictates. An entry is a draft of its own, beside the chart; what became of it is said once and
 * never changes, and no draft vanishes. Whatever finds its way here, teeth and codes that do not exist are in no entry.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
create table dictation (
  company_id bigint not null,
  clinic_id bigint not null,
  id bigint generated always as identity,
  visit_id bigint not null,
  patient_id bigint not null,
  -- made where it is typed; the findings it becomes have it too
  key uuid not null,
  -- of the entry as it was sent first, to tell another one with the same key
  entry_hash text not null,
  entry jsonb not null,
  user_id bigint not null,
  user_name text not null check (user_name <> ''),
  state text not null check (state in ('dictated', 'accepted', 'rejected', 'withdrawn')),
  resolved_by bigint,
  resolved_by_name text,
  resolved_at timestamptz(3),
  resolved_reason text,
  version bigint not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (company_id, clinic_id, id),
  unique (company_id, clinic_id, key),
  foreign key (company_id, clinic_id, visit_id, patient_id) references visit (company_id, clinic_id, id, patient_id),
  foreign key (company_id, user_id) references "user" (company_id, id),
  foreign key (company_id, resolved_by) references "user" (company_id, id),
  constraint dictation_resolution check (case state
    when 'dictated' then num_nonnulls(resolved_by, resolved_by_name, resolved_at, resolved_reason) = 0
    else num_nonnulls(resolved_by, resolved_by_name, resolved_at, resolved_reason) = 4
  end),
  constraint dictation_reason check (state = 'rejected' or resolved_reason is null or resolved_reason = ''),
  -- whoever typed takes back, and never decides
  constraint dictation_resolver check (resolved_by is null or (resolved_by = user_id) = (state = 'withdrawn')),
  constraint dictation_entry check ((
    jsonb_typeof(entry) = 'object'
    and entry->'mode' <@ '["found", "planned", "done_here", "done_elsewhere", "error"]'
    and (entry->>'mode' = 'error') = (coalesce(entry->>'reason', '') <> '')
    and jsonb_typeof(entry->'teeth') = 'array' and entry->'teeth' <> '[]' and entry->'teeth' <@ ${json(allTeeth)}
    and jsonb_typeof(entry->'items') = 'array' and entry->'items' <> '[]'
    and jsonb_array_length(entry->'items') = jsonb_array_length(jsonb_path_query_array(entry, '$.items[*].code'))
    and jsonb_path_query_array(entry, '$.items[*].code') <@ ${json(codes)}
    and jsonb_path_query_array(entry, '$.items[*].surfaces[*]') <@ '["m", "o", "d", "v", "l"]'
  ) is true)
);
create index dictation_visit_index on dictation (company_id, clinic_id, visit_id, id);
create trigger dictation_resolved before update on dictation
  for each row when (old.state <> 'dictated') execute function refuse_change();
create trigger dictation_origin before update on dictation for each row when (
  (old.visit_id, old.patient_id, old.key, old.entry_hash, old.user_id, old.user_name, old.created_at)
    is distinct from (new.visit_id, new.patient_id, new.key, new.entry_hash, new.user_id, new.user_name, new.created_at)
) execute function refuse_change();
create trigger dictation_kept before delete or truncate on dictation for each statement execute function refuse_change();
`.execute(database)
}

const numbersOf = (quadrants: readonly number[], places: number) =>
  quadrants.flatMap((quadrant) => Array.from({ length: places }, (_, index) => `${quadrant}${index + 1}`))
const allTeeth = [...numbersOf([1, 2, 3, 4], 8), ...numbersOf([5, 6, 7, 8], 5)].flatMap((tooth) => [tooth, `${tooth}s`])

const codes = ['car', 'nca', 'amf', 'cof', 'gif', 'tif', 'fis', 'inl', 'onl']
  .concat(['sou', 'mis', 'non', 'une', 'pre', 'imx', 'imv', 'ano', 'per', 'cfr', 'att', 'abr', 'rrx', 'nvt', 'rct'])
  .concat(['ipx', 'pon', 'abu', 'mig', 'rot', 'fmc', 'poc', 'mpc', 'gmc', 'meb', 'pob', 'prd', 'fld', 'dia'])

const json = (values: readonly string[]) => sql.raw(`'${JSON.stringify(values)}'`)
