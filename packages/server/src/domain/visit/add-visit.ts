import type { Schema } from '@clinic/api'
import { type Insertable, sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Tables, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { wholeVisits } from './visit-rows'
import { writeVisitEvent } from './write-visit-event'

type Arriving = Pick<
  Insertable<Tables['visit']>,
  'patient_id' | 'appointment_id' | 'doctor_id' | 'staff_id' | 'room_id' | 'origin' | 'reason' | 'note' | 'identity'
>

/** Starts a visit: the patient waits under the next number of the day. */
export async function addVisit(
  tx: Transaction,
  arriving: Arriving,
  { caller, now }: RequestContext,
): Promise<Schema<'Visit'>> {
  const { company_id, clinic_id } = caller
  const { today } = await clinicDay(tx, caller, now)
  // two desks at once get two numbers
  await sql`select pg_advisory_xact_lock(hashtextextended(${`queue ${company_id} ${clinic_id} ${today}`}, 28))`.execute(
    tx,
  )
  const { number } = await tx
    .selectFrom('visit')
    .select((eb) => sql<number>`coalesce(max(${eb.ref('queue_number')}), 0) + 1`.as('number'))
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('queue_date', '=', today)
    .executeTakeFirstOrThrow()
  const at = now.toISOString()
  const { id } = await tx
    .insertInto('visit')
    .values({
      ...arriving,
      note: arriving.note.trim(),
      company_id,
      clinic_id,
      queue_date: today,
      queue_number: number,
      position: number,
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
