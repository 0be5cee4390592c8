import { recordEvent } from '../../audit/record-event'
import type { UseCase } from '../../contract'
import { once } from '../../idempotency'
import { bookFromWaiting } from './book-from-waiting'
import { checkBooking, refuseTaken, takenBy } from './booking'
import { checkProducts, checkStaff, writeProducts } from './planned'
import { wholeVisits } from './visit-rows'

export const createVisit: UseCase<'createVisit'> = (call) =>
  once(call, async (tx) => {
    const { body, caller, now } = call
    const { company_id, clinic_id } = caller
    const { product_ids, waiting_id, ...entered } = body
    const against = await checkBooking(tx, body, { caller, now })
    await checkStaff(tx, caller, entered.staff_id)
    await checkProducts(tx, caller, { product_ids })

    const booked = await tx
      .insertInto('visit')
      .values({
        ...{ ...entered, ...against, note: entered.note.trim(), company_id, clinic_id, state: 'booked' },
        ...{ cancel_reason: null, created_by: caller.name, created_at: now.toISOString() },
        updated_at: now.toISOString(),
      })
      // Of many at once one wins and the others know it at once; the bare constraints would end in deadlocks.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!booked) refuseTaken(await takenBy(tx, body, { caller, now }))

    await writeProducts(tx, caller, { visit_id: booked.id, product_ids })
    if (waiting_id !== null) await bookFromWaiting(tx, call, { waiting_id, visit_id: booked.id })
    const after = await wholeVisits(tx, caller).where('visit.id', '=', booked.id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, {
      ...{ action: 'book', object: 'visit', object_id: booked.id, after, reason: against.override_reason || null },
    })
    return after
  })
