import type { UseCases } from '../../use-case/contract'
import { cancelPrescription } from './cancel-prescription'
import { getVisitPrescription } from './get-visit-prescription'
import { signPrescription } from './sign-prescription'
import { writeVisitPrescription } from './write-visit-prescription'

export const prescriptionUseCases: UseCases<
  'getVisitPrescription' | 'writeVisitPrescription' | 'signPrescription' | 'cancelPrescription'
> = { getVisitPrescription, writeVisitPrescription, signPrescription, cancelPrescription }
