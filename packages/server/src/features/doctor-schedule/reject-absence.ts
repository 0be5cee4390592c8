import type { UseCase } from '../../contract'
import { transaction } from '../../database/transaction'
import { decideAbsence } from './decide-absence'

export const rejectAbsence: UseCase<'rejectAbsence'> = (call) =>
  transaction(call.database, (tx) => {
    const { body, caller, now } = call
    const decided = { decided_by: caller.name, decided_at: now, decision_reason: body.reason.trim() }
    return decideAbsence(tx, call, { type: 'absence.reject' }, async () => decided)
  })
