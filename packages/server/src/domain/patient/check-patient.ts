import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** Answers 404 for a patient who is not of the clinic. */
export async function checkPatient(database: Database, { company_id, clinic_id }: Caller, id: number) {
  const patient = await database
    .selectFrom('patient')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
  if (!patient) throw new Refusal(404, 'notFound')
}
