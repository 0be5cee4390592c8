import type { Schema } from '@clinic/api'
import { clinicTime } from '@clinic/core/time'
import type { Insertable } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Tables, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { checkNamed, refuseArrival } from './check-visit'
import { nextQueueNumber } from './next-queue-number'
import { wholeVisits } from './visit-rows'
import { writeVisitEvent } from './write-visit-event'

type Arriving = Pick<
  Insertable<Tables['visit']>,
  'patient_id' | 'doctor_id' | 'staff_id' | 'room_id' | 'origin' | 'reason' | 'note' | 'identity'
>

interface Arrival extends RequestContext {
  /** The promise that the patient keeps; its dentist and assistant are as they were planned. */
  appointment?: Schema<'Appointment'>
}

/** Starts a visit: the patient waits under the next number of the day. */
export async function addVisit(
  tx: Transaction,
  arriving: Arriving,
  { caller, now, appointment }: Arrival,
): Promise<Schema<'Visit'>> {
  const { company_id, clinic_id } = caller
  const { patient_id, room_id, origin, identity } = arriving
  const { today, time_zone } = await clinicDay(tx, caller, now)
  const held = await checkNamed(tx, caller, appointment ? { patient_id, room_id } : arriving)
  const appointment_day = appointment ? clinicTime(Date.parse(appointment.starts_at), time_zone).date : null
  refuseArrival({ ...held, origin, identity, today, appointment_day }, appointment)
  const queue_number = await nextQueueNumber(tx, caller, today)
  const at = now.toISOString()
  const { id } = await tx
    .insertInto('visit')
    .values({
      ...arriving,
      note: arriving.note.trim(),
      company_id,
      clinic_id,
      appointment_id: appointment?.id ?? null,
      queue_date: today,
      queue_number,
      position: queue_number,
      state: 'waiting',
      outcome: null,
      arrived_at: at,
      state_since: at,
      created_by: caller.name,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeVisitEvent(tx, caller, {
    visit_id: id,
    event: 'visit.arrive',
    from_state: null,
    to_state: 'waiting',
    now,
  })
  const after = await wholeVisits(tx, { caller }).where('visit.id', '=', id).executeTakeFirstOrThrow()
  recordEvent(tx, caller, { action: 'arrive', object: 'visit', object_id: id, after })
  return after
}
