import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { todayIn } from '../clinic/clinic-day'

/** Whether a patient comes into an assistant's sight, in a statement that reads `patient`: they are or were here today. Everybody else sees all. */
export const isInSight = (caller: Pick<Caller, 'company_id' | 'clinic_id' | 'role'>, now: Date) =>
  caller.role === 'nurse_clinic'
    ? sql<boolean>`exists (select from visit where visit.company_id = patient.company_id
        and visit.clinic_id = patient.clinic_id and visit.patient_id = patient.id
        and visit.queue_date = ${todayIn(caller, now)} and visit.state <> 'entered_in_error')`
    : sql<boolean>`true`

/** A patient in the caller's sight; answers 404 for any other. */
export async function patientInSight(database: Database, caller: Caller, { id, now }: { id: number; now: Date }) {
  const { company_id, clinic_id } = caller
  const patient = await database
    .selectFrom('patient')
    .select(['id', 'date_of_birth'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .where(isInSight(caller, now))
    .executeTakeFirst()
  if (!patient) throw new Refusal(404, 'notFound')
  return patient
}
