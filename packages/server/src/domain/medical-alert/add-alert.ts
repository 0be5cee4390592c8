import type { Schema } from '@clinic/api'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { checkAlert } from './check-alert'
import { medicalAlertColumns } from './medical-alert-rows'
import { writeAnswer } from './write-answer'

interface New extends Schema<'MedicalAlertInput'> {
  patient_id: number
  now: Date
}

/** Lists an alert of a patient who is locked. */
export async function addAlert(tx: Transaction, caller: Caller, { now, ...sent }: New) {
  const { patient_id, topic } = sent
  const values = await checkAlert(tx, caller, sent)
  const { company_id, clinic_id, name } = caller
  const at = now.toISOString()
  const by = { recorded_by: name, recorded_at: at, changed_by: name, changed_at: at }
  const alert = await tx
    .insertInto('medical_alert')
    .values({ ...values, ...by, company_id, clinic_id, patient_id, topic })
    .returning(medicalAlertColumns)
    .executeTakeFirstOrThrow()
  await writeAnswer(tx, caller, { patient_id, topic, answer: 'listed', now })
  recordEvent(tx, caller, { action: 'create', object: 'medical_alert', object_id: alert.id, after: alert })
  return alert
}
