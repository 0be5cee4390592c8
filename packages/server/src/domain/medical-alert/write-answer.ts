import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

export interface Answer extends Schema<'MedicalTopicAnswer'> {
  patient_id: number
  now: Date
}

/** Writes by whom and when a patient was asked about a topic. */
export const writeAnswer = (
  tx: Transaction,
  { company_id, clinic_id, name }: Caller,
  { patient_id, topic, answer, now }: Answer,
) =>
  tx
    .insertInto('medical_answer')
    .values({ company_id, clinic_id, patient_id, topic, answer, answered_by: name, answered_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
