import { type Kysely, sql } from 'kysely'

/** A patient who has died, and the day where it is known; a duplicate of one keeps it for when the merge is undone. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table patient add deceased_on date;
alter table patient drop constraint patient_status_check;
alter table patient add constraint patient_status_check check (status in ('active', 'inactive', 'deceased', 'merged'));
alter table patient add constraint patient_deceased check (
  deceased_on is null or status in ('deceased', 'merged') and deceased_on >= date_of_birth
);
alter table patient_merge drop constraint patient_merge_duplicate_status_check;
alter table patient_merge add constraint patient_merge_duplicate_status_check check (duplicate_status in ('active', 'inactive', 'deceased'));
`.execute(database)
}
