import type { Schema } from '@clinic/api'
import { type RawBuilder, sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Database, Transaction } from '../../database/schema'
import { occupiesSlot } from '../../domain/appointment/appointment-rows'
import type { Caller, RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

/** The people, the room and the time of an appointment. */
export type Slot = Pick<
  Schema<'AppointmentInput'>,
  'doctor_id' | 'room_id' | 'patient_id' | 'starts_at' | 'ends_at' | 'override_reason'
>

/** The caller of a booking, and its time. */
export interface BookingContext extends RequestContext {
  /** The appointment that is rescheduled: excluded from the overlap check. */
  appointment_id?: number
}

export type TakenTime = 'doctor_id' | 'room_id' | 'patient_id'

/** Returns the dentist, room or patient with another appointment at the time, the dentist first. */
export async function findTakenTimes(
  database: Database | Transaction,
  slot: Slot,
  context: BookingContext,
): Promise<TakenTime[]> {
  const { rows } = await sql<{ taken: TakenTime[] }>`select ${takenTimesQuery(slot, context)} as taken`.execute(
    database,
  )
  return rows[0]?.taken ?? []
}

/** The same, all of them, in a statement. */
export function takenTimesQuery(slot: Slot, { caller, appointment_id = 0 }: BookingContext): RawBuilder<TakenTime[]> {
  const { doctor_id, room_id, patient_id, starts_at, ends_at } = slot
  const [begin, end] = [sql`${starts_at}::timestamptz`, sql`${ends_at}::timestamptz`]
  const ofWhom = (column: TakenTime, id: number | null) =>
    sql`case when bool_or(${sql.ref(column)} = ${id}) then ${column}::text end`
  // appointments last eight hours at most, so the index finds all that can overlap
  return sql<TakenTime[]>`(
    select to_jsonb(array_remove(array[
      ${ofWhom('doctor_id', doctor_id)}, ${ofWhom('room_id', room_id)}, ${ofWhom('patient_id', patient_id)}], null))
    from appointment where company_id = ${caller.company_id} and clinic_id = ${caller.clinic_id}
      and ${occupiesSlot} and id <> ${appointment_id}
      and starts_at < ${end} and starts_at > ${begin} - interval '8 hours' and ends_at > ${begin})`
}

/** Refuses a taken time, with a sentence at each field concerned. */
export function refuseTaken(taken: readonly TakenTime[], more: Record<string, Sentence> = {}): never {
  const [first = 'doctor_id', ...others] = taken
  const fields = Object.fromEntries([first, ...others].map((field) => [field, takenSentences[field]]))
  throw new Refusal(409, takenSentences[first], { fields: { ...fields, ...more } })
}

/**
 * Turns the refusal of the table's constraints into the same answer as an earlier conflict: the time was booked between the
 * check and the insert.
 */
export function refuseOverlap(error: unknown, more: Record<string, Sentence> = {}): never {
  const field = error instanceof DatabaseError && error.constraint ? overlaps.get(error.constraint) : undefined
  throw field ? refuseTaken([field], more) : error
}

const overlaps = new Map<string, TakenTime>([
  ['appointment_doctor_overlap', 'doctor_id'],
  ['appointment_room_overlap', 'room_id'],
  ['appointment_patient_overlap', 'patient_id'],
])

/** The hint that a manager may override the rule, for all others. */
export const overrideHint = ({ role }: Caller): Record<string, Sentence> => ({
  override_reason: role === 'manager_clinic' ? 'overrideNeeded' : 'onlyManagerOverrides',
})

/**
 * Locks the dentists, rooms and patients whose times change, so that such changes run one after the other. The order is the
 * same everywhere, which prevents deadlocks.
 */
export async function lockTimes(
  tx: Transaction,
  { company_id }: Caller,
  whose: { doctor_id: number; room_id: number | null; patient_id: number | null }[],
) {
  const names = whose.flatMap(({ doctor_id, room_id, patient_id }) => [
    `doctor ${doctor_id}`,
    ...(room_id === null ? [] : [`room ${room_id}`]),
    ...(patient_id === null ? [] : [`patient ${patient_id}`]),
  ])
  const keys = [...new Set(names)].sort().map((name) => sql`(hashtextextended(${`${company_id} ${name}`}, 16))`)
  await sql`select pg_advisory_xact_lock(key) from (values ${sql.join(keys)}) as times (key)`.execute(tx)
}

const takenSentences: Record<TakenTime, Sentence> = {
  doctor_id: 'doctorTaken',
  room_id: 'roomTaken',
  patient_id: 'patientTaken',
}
