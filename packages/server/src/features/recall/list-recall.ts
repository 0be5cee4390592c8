import { recallDays } from '@clinic/core/recall'
import { sql } from 'kysely'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { dueOn, recallReason, recallState, recalls } from '../../domain/recall/recalls'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listRecall: UseCase<'listRecall'> = async (call) => {
  const { database, caller, now, query } = call
  const { state, reason, doctor_id, until } = query
  const { today } = await clinicDay(database, caller, now)
  const rows = recalls(database, { ...call, today }).where((eb) =>
    eb.and([
      eb(recallState(now), 'in', state ? [state] : ['due', 'contacted']),
      eb(dueOn, '<=', until ?? recallDays(today).until),
      ...(reason ? [eb(recallReason, '=', reason)] : []),
      ...(doctor_id ? [eb('visit.doctor_id', '=', doctor_id)] : []),
    ]),
  )
  return list(database, rows, query, {
    searchColumn: 'patient.search',
    sort: { due_on: [dueOn], name: [sql`lower(patient.first_name)`, sql`lower(patient.last_name)`] },
    defaultSort: 'due_on',
    id: 'patient.id',
    isCostly: true,
  })
}
