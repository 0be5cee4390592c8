import { recordEvent } from '../../audit/record-event'
import { lockPatient } from '../../domain/patient/lock-patient'
import { policyRows } from '../../domain/patient-policy/policy-rows'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { checkPolicy } from './check-policy'

export const createPatientPolicy: UseCase<'createPatientPolicy'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, body, now } = call
    const { company_id, clinic_id } = caller
    const patient_id = call.path.id
    await lockPatient(tx, caller, patient_id)
    const values = await checkPolicy(tx, caller, { ...body, patient_id })
    const at = now.toISOString()
    const { id } = await tx
      .insertInto('patient_policy')
      .values({ ...values, company_id, clinic_id, patient_id, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const policy = await policyRows(tx, caller).where('patient_policy.id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'create', object: 'patient_policy', object_id: id, after: policy })
    return policy
  })
