import type { UseCase } from '../../contract'
import { Refusal } from '../../refusal'
import { addPatient } from '../patient/create-patient'
import { decide } from './decide'

export const acceptRegistration: UseCase<'acceptRegistration'> = (call) =>
  decide(call, { type: 'review.accept' }, async (tx, { patient }) => {
    const { id } = await addPatient(tx, call.caller, { input: patient, now: call.now }).catch(mergeInstead)
    return { patient_id: id }
  })

/** Nobody can correct the number here: it is the registration of a patient the clinic knows. */
function mergeInstead(error: unknown): never {
  const isTaken = error instanceof Refusal && error.details.fields?.identity_number === 'identityTaken'
  throw isTaken ? new Refusal(409, 'patientKnown') : error
}
