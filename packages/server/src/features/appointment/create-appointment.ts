import { slotProblems } from '@clinic/core/appointment'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import { wholeAppointments } from '../../domain/appointment/appointment-rows'
import { writeAppointmentEvent } from '../../domain/appointment/write-appointment-event'
import type { Call, UseCase } from '../../use-case/contract'
import { isRepeated, withIdempotency } from '../../use-case/idempotency'
import { bookBookingRequest } from './book-booking-request'
import { bookFromWaitlist } from './book-from-waitlist'
import { checkBooking } from './booking'
import { checkProducts, checkStaff, writeProducts } from './planned'
import { findTakenTimes, overrideHint, refuseTaken, type TakenTime, takenTimesQuery } from './taken-time'

export const createAppointment: UseCase<'createAppointment'> = async (call) => {
  await refuseLate(call)
  return book(call)
}

/** Refuses late bookings without a transaction: of a thousand requests for one time nearly all are late. */
async function refuseLate(call: Call<'createAppointment'>) {
  const { body, caller, database, now } = call
  if (body.override_reason !== '' || Object.keys(slotProblems(body, { now })).length > 0) return
  const { rows } = await sql<{ taken: TakenTime[]; repeated: boolean }>`
    select ${takenTimesQuery(body, { caller, now })} as taken, ${isRepeated(call)} as repeated`.execute(database)
  const taken = rows[0]?.taken ?? []
  // the time may be taken by this very booking, sent again
  if (taken.length > 0 && !rows[0]?.repeated) refuseTaken(taken, overrideHint(caller))
}

const book = (call: Call<'createAppointment'>) =>
  withIdempotency(call, async (tx) => {
    const { body, caller, now } = call
    const { company_id, clinic_id } = caller
    const { product_ids, waitlist_entry_id, booking_request_id, ...entered } = body
    const against = await checkBooking(tx, body, { caller, now })
    await checkStaff(tx, caller, entered.staff_id)
    await checkProducts(tx, caller, { product_ids })

    const booked = await tx
      .insertInto('appointment')
      .values({
        ...entered,
        ...against,
        note: entered.note.trim(),
        company_id,
        clinic_id,
        state: 'booked',
        cancel_reason: null,
        created_by: caller.name,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      // Of many at once one wins and the others know it at once; the bare constraints would end in deadlocks.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!booked) refuseTaken(await findTakenTimes(tx, body, { caller, now }), overrideHint(caller))

    await writeProducts(tx, caller, { appointment_id: booked.id, product_ids })
    if (waitlist_entry_id !== null) await bookFromWaitlist(tx, call, { waitlist_entry_id, appointment_id: booked.id })
    if (booking_request_id !== null)
      await bookBookingRequest(tx, call, { booking_request_id, appointment_id: booked.id })
    const reason = against.override_reason || null
    await writeAppointmentEvent(tx, caller, {
      appointment_id: booked.id,
      event: 'appointment.book',
      from_state: null,
      to_state: 'booked',
      reason,
      now,
    })
    const after = await wholeAppointments(tx, call).where('appointment.id', '=', booked.id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, { action: 'book', object: 'appointment', object_id: booked.id, after, reason })
    return after
  })
