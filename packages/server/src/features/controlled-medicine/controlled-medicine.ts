import type { UseCases } from '../../use-case/contract'
import { listControlledMedicine } from './list-controlled-medicine'
import { listControlledMovement } from './list-controlled-movement'

export const controlledMedicineUseCases: UseCases<'listControlledMedicine' | 'listControlledMovement'> = {
  listControlledMedicine,
  listControlledMovement,
}
