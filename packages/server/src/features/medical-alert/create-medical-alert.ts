import { addAlert } from '../../domain/medical-alert/add-alert'
import { lockPatient } from '../../domain/patient/lock-patient'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'

export const createMedicalAlert: UseCase<'createMedicalAlert'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, body, now } = call
    const patient_id = call.path.id
    await lockPatient(tx, caller, patient_id)
    return addAlert(tx, caller, { ...body, patient_id, now })
  })
