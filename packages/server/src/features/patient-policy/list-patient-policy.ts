import { checkPatient } from '../../domain/patient/check-patient'
import { policyRows } from '../../domain/patient-policy/policy-rows'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listPatientPolicy: UseCase<'listPatientPolicy'> = async ({ database, caller, path, query }) => {
  await checkPatient(database, caller, path.id)
  return list(database, policyRows(database, caller).where('patient_policy.patient_id', '=', path.id), query, {
    searchColumn: 'patient_policy.member_number',
    sort: { status: ['patient_policy.status'] },
    defaultSort: 'status',
    id: 'patient_policy.id',
  })
}
