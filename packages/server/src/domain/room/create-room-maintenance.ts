import { type MaintenanceProblem, maintenanceProblems } from '@clinic/core/room'
import { DatabaseError } from 'pg'
import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'
import { maintenanceRows } from './maintenance'

export const createRoomMaintenance: UseCase<'createRoomMaintenance'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { body, caller, now, path } = call
    const { company_id, clinic_id } = caller
    const room = await tx
      .selectFrom('room')
      .select('id')
      .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
      .forUpdate() // one window after the other: the constraint alone would end in deadlocks
      .executeTakeFirst()
    if (!room) throw new Refusal(404, 'notFound')

    const problems = Object.entries(maintenanceProblems(body, { now }))
    if (problems.length > 0) {
      const fields = problems.map(([field, problem]) => [field, sentences[problem]])
      throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
    }
    const { id } = await tx
      .insertInto('room_maintenance')
      .values({ ...body, reason: body.reason.trim(), company_id, clinic_id, room_id: room.id })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(refuseOverlap)
    const after = await maintenanceRows(tx, caller, now).where('id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'create', object: 'room_maintenance', object_id: id, after })
    return after
  })

function refuseOverlap(error: unknown): never {
  const isOverlap = error instanceof DatabaseError && error.constraint === 'room_maintenance_overlap'
  throw isOverlap ? new Refusal(422, 'checkFields', { fields: { starts_at: 'maintenanceOverlaps' } }) : error
}

const sentences: Record<MaintenanceProblem, Sentence> = {
  notAfterStart: 'notAfterStart',
  inPast: 'timeInPast',
  beganLongAgo: 'beganLongAgo',
  longerThanYear: 'longerThanYear',
}
