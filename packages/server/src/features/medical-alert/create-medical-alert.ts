import { recordEvent } from '../../audit/record-event'
import { medicalAlertColumns } from '../../domain/medical-alert/medical-alert-rows'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { checkAlert } from './check-alert'
import { lockPatient } from './lock-patient'
import { writeAnswer } from './write-answer'

export const createMedicalAlert: UseCase<'createMedicalAlert'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, body, now } = call
    const { topic } = body
    const patient_id = call.path.id
    await lockPatient(tx, caller, patient_id)
    const values = await checkAlert(tx, caller, { ...body, patient_id })
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
  })
