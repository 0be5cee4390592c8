import { changePatient } from '../../domain/patient/update-patient'
import type { UseCase } from '../../use-case/contract'
import { decide } from './decide'
import { onPatientOfBody } from './patient-of-body'

export const mergeRegistration: UseCase<'mergeRegistration'> = (call) => {
  const { patient_id, patient_version, patient } = call.body
  return decide(call, { type: 'review.merge' }, async (tx) => {
    const change = { id: patient_id, version: patient_version, input: patient, now: call.now }
    await onPatientOfBody(() => changePatient(tx, call.caller, change))
    return { patient_id }
  })
}
