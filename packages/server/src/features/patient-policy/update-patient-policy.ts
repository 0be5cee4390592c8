import { lockPatient } from '../../domain/patient/lock-patient'
import { policyRows } from '../../domain/patient-policy/policy-rows'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'
import { checkPolicy } from './check-policy'

export const updatePatientPolicy: UseCase<'updatePatientPolicy'> = ({ database, caller, now, path, body }) =>
  changeRow(database, caller, {
    table: 'patient_policy',
    id: path.id,
    read: (tx) => policyRows(tx, caller).where('patient_policy.id', '=', path.id).executeTakeFirst(),
    lockOwner: (tx, { patient_id }) => lockPatient(tx, caller, patient_id),
    version: body.version,
    async apply({ tx, before }) {
      const { version: _, ...sent } = body
      const columns = await checkPolicy(tx, caller, { ...sent, patient_id: before.patient_id, before })
      return { ...columns, updated_at: now.toISOString() }
    },
    action: 'update',
  })
