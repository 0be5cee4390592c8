import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../contract'
import { transaction } from '../../database/transaction'
import { absenceVisits } from './absence-visits'
import { decideAbsence } from './decide-absence'

export const approveAbsence: UseCase<'approveAbsence'> = (call) =>
  transaction(call.database, async (tx) => {
    const { caller, now } = call
    const decided = { decided_by: caller.name, decided_at: now }
    const absence = await decideAbsence(tx, call, { type: 'absence.approve' }, async () => decided)
    const visits = await absenceVisits(tx, caller, absence)
      .orderBy('visit.starts_at')
      .orderBy('visit.id')
      .limit(100)
      .execute()
    // the answer shows data of patients
    recordEvent(tx, caller, { action: 'read', object: 'visit', object_id: null, query: { absence: absence.id } })
    return { absence, visits }
  })
