import type { UseCases } from '../../use-case/contract'
import { cancelPrescription } from './cancel-prescription'
import { getVisitPrescription } from './get-visit-prescription'
import { listPatientPrescription } from './list-patient-prescription'
import { signPrescription } from './sign-prescription'
import { writeVisitPrescription } from './write-visit-prescription'

export const prescriptionUseCases: UseCases<
  | 'getVisitPrescription'
  | 'listPatientPrescription'
  | 'writeVisitPrescription'
  | 'signPrescription'
  | 'cancelPrescription'
> = { getVisitPrescription, listPatientPrescription, writeVisitPrescription, signPrescription, cancelPrescription }
