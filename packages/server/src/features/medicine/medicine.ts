import type { UseCases } from '../../use-case/contract'
import { getMedicine } from './get-medicine'
import { listMedicine } from './list-medicine'
import { listMedicineBatch } from './list-medicine-batch'
import { listMedicineMovement } from './list-medicine-movement'
import { recallMedicineBatch } from './recall-medicine-batch'
import { updateMedicine } from './update-medicine'

export const medicineUseCases: UseCases<
  | 'listMedicine'
  | 'getMedicine'
  | 'updateMedicine'
  | 'listMedicineBatch'
  | 'listMedicineMovement'
  | 'recallMedicineBatch'
> = { listMedicine, getMedicine, updateMedicine, listMedicineBatch, listMedicineMovement, recallMedicineBatch }
