import { depositRows } from '../../domain/deposit/deposit-rows'
import { checkPatient } from '../../domain/patient/check-patient'
import type { UseCases } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { Refusal } from '../../use-case/refusal'
import { refundDeposit } from './refund-deposit'
import { takeDeposit } from './take-deposit'

export const depositUseCases: UseCases<'listDeposit' | 'getDeposit' | 'takeDeposit' | 'refundDeposit'> = {
  async listDeposit({ database, caller, path, query }) {
    await checkPatient(database, caller, path.id)
    return list(database, depositRows(database, caller).where('deposit.patient_id', '=', path.id), query, {
      searchColumn: 'deposit.number',
      sort: { received_at: ['deposit.received_at'] },
      defaultSort: '-received_at',
      id: 'deposit.id',
    })
  },
  async getDeposit({ database, caller, path }) {
    const deposit = await depositRows(database, caller).where('deposit.id', '=', path.id).executeTakeFirst()
    if (!deposit) throw new Refusal(404, 'notFound')
    return deposit
  },
  takeDeposit,
  refundDeposit,
}
