import type { Schema } from '@clinic/api'
import { moveVisit, type VisitEvent } from '@clinic/core/visit'
import type { Updateable } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Tables, Transaction } from '../../database/schema'
import type { Call, Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { wholeVisits } from './visit-rows'

type Visit = Schema<'Visit'>

interface Step {
  /** What the audit calls it. */
  action: string
  /** What the step is to the lifecycle; it may depend on what is stored. */
  event: (before: Visit) => VisitEvent
  /** Refuses what the lifecycle cannot know, writes what belongs to the visit elsewhere, and tells what to store. */
  carryOut?: (tx: Transaction, before: Visit) => Promise<Updateable<Tables['visit']>>
  reason?: string | null
}

/** Takes a visit of the caller's clinic one step further. Of two who do so at once, the second is told what the first did. */
export const stepVisit = (
  { database, caller, now, path, body }: Pick<Call<'confirmVisit'>, 'database' | 'caller' | 'now' | 'path' | 'body'>,
  { action, event, carryOut, reason }: Step,
): Promise<Visit> =>
  transaction(database, async (tx) => {
    const { company_id, clinic_id } = caller
    const before = await holdVisit(tx, { caller, now, id: path.id })
    const state = moveVisit(before.state, event(before))
    if (!state) throw new Refusal(409, 'visitNotNow', { current: before })
    if (before.version !== body.version) throw new Refusal(409, 'changedMeanwhile', { current: before })
    const values = await carryOut?.(tx, before)
    await tx
      .updateTable('visit')
      // a move can be undone until the appointment is another matter
      .set({
        ...(state !== before.state && { moved_from: null }),
        ...values,
        state,
        version: before.version + 1,
        updated_at: now.toISOString(),
      })
      .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
      .execute()
    const after = await wholeVisits(tx, { caller, now }).where('visit.id', '=', path.id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action, object: 'visit', object_id: path.id, before, after, reason })
    return after
  })

/** Waits for whoever is writing the visit, and reads it after that. */
async function holdVisit(tx: Transaction, { caller, now, id }: { caller: Caller; now: Date; id: number }) {
  const { company_id, clinic_id } = caller
  await tx
    .selectFrom('visit')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forUpdate()
    .execute()
  const visit = await wholeVisits(tx, { caller, now }).where('visit.id', '=', id).executeTakeFirst()
  if (!visit) throw new Refusal(404, 'notFound')
  return visit
}
