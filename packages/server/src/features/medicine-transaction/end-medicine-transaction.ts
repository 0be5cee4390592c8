import type { UseCase } from '../../use-case/contract'
import { changeTransaction } from './change-transaction'

export const refuseMedicineTransaction: UseCase<'refuseMedicineTransaction'> = (call) =>
  changeTransaction(call, { step: 'refuse', reason: call.body.reason.trim() })

export const cancelMedicineTransaction: UseCase<'cancelMedicineTransaction'> = (call) =>
  changeTransaction(call, { step: 'cancel', reason: call.body.reason.trim() })
