import type { UseCase } from '../../contract'
import { transaction } from '../../database/transaction'
import { decideAbsence } from './decide-absence'

export const approveAbsence: UseCase<'approveAbsence'> = (call) =>
  transaction(call.database, (tx) => {
    const decided = { decided_by: call.caller.name, decided_at: call.now }
    return decideAbsence(tx, call, { type: 'absence.approve' }, async () => decided)
  })
