import type { UseCases } from '../../use-case/contract'
import { createMedicineTransaction } from './create-medicine-transaction'
import { cancelMedicineTransaction, refuseMedicineTransaction } from './end-medicine-transaction'
import { getMedicineTransaction } from './get-medicine-transaction'
import { listMedicineTransaction } from './list-medicine-transaction'
import { postMedicineTransaction } from './post-medicine-transaction'
import { receiveMedicineTransaction } from './receive-medicine-transaction'
import { requestMedicineTransaction } from './request-medicine-transaction'
import { updateMedicineTransaction } from './update-medicine-transaction'

export const medicineTransactionUseCases: UseCases<
  | 'listMedicineTransaction'
  | 'createMedicineTransaction'
  | 'getMedicineTransaction'
  | 'updateMedicineTransaction'
  | 'receiveMedicineTransaction'
  | 'requestMedicineTransaction'
  | 'postMedicineTransaction'
  | 'refuseMedicineTransaction'
  | 'cancelMedicineTransaction'
> = {
  listMedicineTransaction,
  createMedicineTransaction,
  getMedicineTransaction,
  updateMedicineTransaction,
  receiveMedicineTransaction,
  requestMedicineTransaction,
  postMedicineTransaction,
  refuseMedicineTransaction,
  cancelMedicineTransaction,
}
