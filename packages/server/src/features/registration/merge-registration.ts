import { takeOverScreening } from '../../domain/medical-alert/take-over-screening'
import { changePatient } from '../../domain/patient/update-patient'
import type { UseCase } from '../../use-case/contract'
import { decide } from './decide'
import { onPatientOfBody } from './patient-of-body'

export const mergeRegistration: UseCase<'mergeRegistration'> = (call) => {
  const { patient_id, patient_version, patient } = call.body
  return decide(call, { type: 'review.merge' }, async (tx, { screening }) => {
    const { caller, now } = call
    const change = { id: patient_id, version: patient_version, input: patient, now }
    await onPatientOfBody(() => changePatient(tx, caller, change))
    await takeOverScreening(tx, caller, { patient_id, screening, now })
    return { patient_id }
  })
}
