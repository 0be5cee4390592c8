import { type Kysely, sql } from 'kysely'

/**
 * Columns take the standard terms of the field: what HL7 calls the prefix and suffix of a name, counts that end in `_count`,
 * rules that a manager overrode. JSON that names such columns follows; audit rows are chained and keep the old names.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table doctor rename column title_before to name_prefix;
alter table doctor rename column title_after to name_suffix;
alter table doctor rename column minutes to duration_minutes;
alter table waitlist_entry rename column minutes to duration_minutes;
alter table shift rename column apart to is_exception;
alter table shift rename column person to worker_key;
alter table appointment rename column broken_rules to overridden_rules;
alter table import rename column filled to default_values;
alter table import rename column checked to checked_count;
alter table import rename column wrong to invalid_count;
alter table import rename column likely to likely_duplicate_count;
alter table import rename column created to created_count;
alter table import_row rename column likely to is_likely_duplicate;

update appointment set moved_from = moved_from - 'broken_rules'
    || jsonb_build_object('overridden_rules', moved_from -> 'broken_rules')
  where moved_from ? 'broken_rules';

alter table import_row drop constraint import_row_state_check;
alter table import_row drop constraint import_row_check;
alter table import_row drop constraint import_row_likely_check;
update import_row set state = case state when 'right' then 'valid' else 'invalid' end where state in ('right', 'wrong');
alter table import_row add constraint import_row_state_check check (state in ('waiting', 'valid', 'invalid', 'created'));
alter table import_row add constraint import_row_problems_check check ((state = 'invalid') = (problems is not null));
alter table import_row add constraint import_row_likely_check check (state = 'invalid' or not is_likely_duplicate);

-- what a file of dentists was mapped to, and what was found in its rows, names the columns
create function pg_temp.with_plain_names(old jsonb) returns jsonb language sql as $$
  select replace(replace(replace(old::text, '"title_before"', '"name_prefix"'), '"title_after"', '"name_suffix"'),
    '"minutes"', '"duration_minutes"')::jsonb
$$;
update import_row set problems = pg_temp.with_plain_names(problems)
  from import where import.company_id = import_row.company_id and import.clinic_id = import_row.clinic_id
    and import.id = import_row.import_id and import.kind = 'doctor' and import_row.problems is not null;
update import set columns = pg_temp.with_plain_names(columns), default_values = pg_temp.with_plain_names(default_values)
  where kind = 'doctor';
drop function pg_temp.with_plain_names(jsonb);
`.execute(database)
}
