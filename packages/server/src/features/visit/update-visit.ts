import { canMove } from '@clinic/core/lifecycle'
import { visitMachine } from '@clinic/core/visit'
import { checkNamed, refuseBroken } from '../../domain/visit/check-visit'
import { wholeVisits } from '../../domain/visit/visit-rows'
import { changeRow } from '../../use-case/change-row'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** Who treats a patient where is open until treatment begins. */
export const updateVisit: UseCase<'updateVisit'> = ({ database, caller, now, path: { id }, body }) =>
  changeRow(database, caller, {
    table: 'visit',
    id,
    read: (tx) => wholeVisits(tx, { caller }).where('visit.id', '=', id).executeTakeFirst(),
    version: body.version,
    async apply({ tx, before }) {
      if (!canMove(visitMachine, before.state, { type: 'visit.leave' }))
        throw new Refusal(409, 'visitNotNow', { current: before })
      const { version: _, note, ...named } = body
      await checkNamed(tx, caller, named)
      return { ...named, note: note.trim(), updated_at: now.toISOString() }
    },
    action: 'update',
  }).catch((error: unknown) => refuseBroken(error))
