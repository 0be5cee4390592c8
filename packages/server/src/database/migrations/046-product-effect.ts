import { type Kysely, sql } from 'kysely'

/**
 * What a service leaves in the chart fits what it is done on. A filling that was done on a tooth is done on its surfaces; what fits
 * nothing is left out.
 */
export async function up(database: Kysely<unknown>) {
  await sql`
update product set scope = 'surface' where scope = 'tooth' and odontogram_code in ('amf', 'cof', 'gif', 'tif', 'inl', 'onl');
update product set odontogram_code = '' where (${fits}) is not true;
alter table product
  add constraint product_effect check ((${fits}) is true),
  add constraint product_icd9cm check (icd9cm = '' or icd9cm ~ '^[0-9]{2}([.][0-9]{1,2})?$');
create index product_effect_index on product (company_id, clinic_id, odontogram_code) where odontogram_code <> '';
alter table procedure
  add constraint procedure_icd9cm check (icd9cm = '' or icd9cm ~ '^[0-9]{2}([.][0-9]{1,2})?$');
`.execute(database)
}

const fits = sql`odontogram_code = '' or case scope
    when 'tooth' then odontogram_code in ('mis', 'rct', 'poc', 'fmc', 'mpc', 'gmc', 'ipx', 'fis', 'pob', 'meb')
    when 'surface' then odontogram_code in ('amf', 'cof', 'gif', 'tif', 'fis', 'inl', 'onl')
    when 'jaw' then odontogram_code in ('pob', 'meb', 'prd', 'fld')
  end`
