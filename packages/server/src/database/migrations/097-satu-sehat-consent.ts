import { type Kysely, sql } from 'kysely'

/** The choice of a patient about access by other facilities is told as a step of a visit. */
export async function up(database: Kysely<unknown>) {
  await sql`
alter table satu_sehat_step
  drop constraint satu_sehat_step_step_check,
  add constraint satu_sehat_step_step_check check (step in (
    'patient', 'consent', 'encounter_arrived', 'encounter_in_progress', 'condition', 'observation', 'procedure', 'medication',
    'medication_request', 'medication_dispense', 'allergy_intolerance', 'clinical_impression', 'encounter_finished'
  ));
`.execute(database)
}
