import type { UseCases } from '../../use-case/contract'
import { dispensePrescription } from './dispense-prescription'
import { getDispensing } from './get-dispensing'
import { listDispensing } from './list-dispensing'

export const dispensingUseCases: UseCases<'listDispensing' | 'getDispensing' | 'dispensePrescription'> = {
  listDispensing,
  getDispensing,
  dispensePrescription,
}
