import type { UseCases } from '../../use-case/contract'
import { createPatientPolicy } from './create-patient-policy'
import { listPatientPolicy } from './list-patient-policy'
import { updatePatientPolicy } from './update-patient-policy'

export const patientPolicyUseCases: UseCases<'listPatientPolicy' | 'createPatientPolicy' | 'updatePatientPolicy'> = {
  listPatientPolicy,
  createPatientPolicy,
  updatePatientPolicy,
}
