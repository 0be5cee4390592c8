import type { UseCases } from '../../use-case/contract'
import { acceptMedicineTransaction } from './accept-medicine-transaction'
import { createMedicineTransaction } from './create-medicine-transaction'
import { cancelMedicineTransaction, refuseMedicineTransaction } from './end-medicine-transaction'
import { getMedicineTransaction } from './get-medicine-transaction'
import { listMedicineTransaction } from './list-medicine-transaction'
import { listTransferClinic } from './list-transfer-clinic'
import { postMedicineTransaction } from './post-medicine-transaction'
import { receiveMedicineTransaction } from './receive-medicine-transaction'
import { requestMedicineTransaction } from './request-medicine-transaction'
import { sendMedicineTransaction } from './send-medicine-transaction'
import { updateMedicineTransaction } from './update-medicine-transaction'

export const medicineTransactionUseCases: UseCases<
  | 'listMedicineTransaction'
  | 'createMedicineTransaction'
  | 'getMedicineTransaction'
  | 'updateMedicineTransaction'
  | 'listTransferClinic'
  | 'sendMedicineTransaction'
  | 'acceptMedicineTransaction'
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
  listTransferClinic,
  sendMedicineTransaction,
  acceptMedicineTransaction,
  receiveMedicineTransaction,
  requestMedicineTransaction,
  postMedicineTransaction,
  refuseMedicineTransaction,
  cancelMedicineTransaction,
}
