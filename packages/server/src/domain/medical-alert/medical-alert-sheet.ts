import type { Schema } from '@clinic/api'
import { medicalBanner } from '@clinic/core/medical-alert'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { medicalAlertRows } from './medical-alert-rows'

/** What is known of a patient of the clinic. */
export async function medicalAlertSheet(
  database: Database | Transaction,
  caller: Caller,
  patient_id: number,
): Promise<Schema<'MedicalAlertSheet'>> {
  const { company_id, clinic_id } = caller
  const patient = await database
    .selectFrom('patient')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id: patient_id }))
    .executeTakeFirst()
  if (!patient) throw new Refusal(404, 'notFound')
  // whatever a clock says, the last row of a topic is its last answer
  const answers = await database
    .selectFrom('medical_answer')
    .distinctOn('topic')
    .select(['topic', 'answer', 'answered_by as by', 'answered_at as at'])
    .where((eb) => eb.and({ company_id, clinic_id, patient_id }))
    .orderBy('topic')
    .orderBy('id', 'desc')
    .execute()
  const alerts = await medicalAlertRows(database, caller)
    .where('patient_id', '=', patient_id)
    .orderBy('id', 'desc')
    .execute()
  const removed = alerts.filter(({ state }) => state !== 'active')
  return {
    patient_id,
    topics: medicalBanner(answers, alerts),
    removed: removed.sort((one, other) => Date.parse(other.changed_at) - Date.parse(one.changed_at)),
  }
}
