import { takeOverScreening } from '../../domain/medical-alert/take-over-screening'
import { addPatient } from '../../domain/patient/create-patient'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { decide } from './decide'

export const acceptRegistration: UseCase<'acceptRegistration'> = (call) =>
  decide(call, { type: 'review.accept' }, async (tx, { patient, screening }) => {
    const { caller, now } = call
    const { id } = await addPatient(tx, caller, { input: patient, now }).catch(mergeInstead)
    await takeOverScreening(tx, caller, { patient_id: id, screening, now })
    return { patient_id: id }
  })

/** Refuses a taken NIK: it cannot be corrected here, so the registration is of a patient the clinic knows and is to be merged. */
function mergeInstead(error: unknown): never {
  const isTaken = error instanceof Refusal && error.details.fields?.identity_number === 'identityTaken'
  throw isTaken ? new Refusal(409, 'patientKnown') : error
}
