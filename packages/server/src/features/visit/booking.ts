import type { Schema } from '@clinic/api'
import { isOverridable, slotProblems, type VisitFacts, type VisitProblem, visitProblems } from '@clinic/core/visit'
import { sql } from 'kysely'
import type { Caller } from '../../contract'
import type { Transaction } from '../../database/schema'
import { workingShifts } from '../../database/working-shifts'
import { Refusal, type Sentence } from '../../refusal'

/** Who, where and when. */
type Slot = Pick<
  Schema<'VisitInput'>,
  'doctor_id' | 'room_id' | 'patient_id' | 'starts_at' | 'ends_at' | 'override_reason'
>

interface Asked {
  caller: Caller
  now: Date
  /** The visit that is moved: it is not in its own way. */
  visit_id?: number
}

/**
 * Refuses a booking that a rule forbids: 422, or 409 when somebody has the time. A manager may book against most rules;
 * what is returned says which was broken. Between this and the writing somebody may still be faster: the constraints of
 * the table hold that.
 */
export async function checkBooking(
  tx: Transaction,
  slot: Slot,
  asked: Asked,
): Promise<{ override_reason: string; overbooked: boolean }> {
  const override_reason = slot.override_reason.trim()
  const isManager = asked.caller.role === 'manager_clinic'
  if (override_reason !== '' && !isManager) refuse({ override_reason: 'onlyManagerOverrides' })
  refuseProblems(slotProblems(slot, asked))

  let facts = await readFacts(tx, slot, asked)
  if (facts.shifts.some(({ quota }) => quota !== null)) {
    // No constraint counts: two at once would both be the last one.
    await lockTimes(tx, asked.caller, [{ ...slot, room_id: null, patient_id: null }])
    facts = await readFacts(tx, slot, asked)
  }
  const problems = visitProblems(slot, { ...facts, now: asked.now })
  const broken = Object.values(problems)
  if (!broken.every(isOverridable)) refuseProblems(problems)
  const [takenField] = facts.taken
  if (override_reason === '') {
    const hint: Sentence = isManager ? 'overrideNeeded' : 'onlyManagerOverrides'
    if (broken.length > 0) refuseProblems(problems, { override_reason: hint })
    if (takenField) refuseTaken(takenField, { override_reason: hint })
  }
  const isAgainstRule = broken.length > 0 || takenField !== undefined
  return { override_reason: isAgainstRule ? override_reason : '', overbooked: takenField !== undefined }
}

/** Somebody has the time: whose it is, by the field. */
export function refuseTaken(field: Taken, more: Record<string, Sentence> = {}): never {
  throw new Refusal(409, takenSentences[field], { fields: { [field]: takenSentences[field], ...more } })
}

/** Who has the time, if somebody has. */
export const takenBy = async (tx: Transaction, slot: Slot, asked: Asked) =>
  (await readFacts(tx, slot, asked)).taken[0] ?? 'doctor_id'

/**
 * Whoever changes times of these dentists, rooms and patients comes one after the other: two that wait for each other's
 * times would be a deadlock. In one order everywhere.
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

type Taken = 'doctor_id' | 'room_id' | 'patient_id'
interface Facts extends Omit<VisitFacts, 'now'> {
  /** Of whom another visit has the time. */
  taken: Taken[]
}

/** Everything the rules ask for, in one statement: who loses a race for a time loses it quickly. */
async function readFacts(tx: Transaction, slot: Slot, { caller, visit_id = 0 }: Asked): Promise<Facts> {
  const { company_id, clinic_id } = caller
  const { doctor_id, room_id, patient_id, starts_at, ends_at } = slot
  const [begin, end] = [sql`${starts_at}::timestamptz`, sql`${ends_at}::timestamptz`]
  const tenant = sql`company_id = ${company_id} and clinic_id = ${clinic_id}`
  const others = sql`from visit where ${tenant} and state not in ('cancelled', 'no_show') and id <> ${visit_id}`
  // none is longer than eight hours: the index finds what can be in the way
  const inTheWay = sql`${others} and starts_at < ${end} and starts_at > ${begin} - interval '8 hours' and ends_at > ${begin}`
  const start = Date.parse(starts_at)
  const shifts = workingShifts(tx, caller, { from: dayOf(start - day), until: dayOf(start + day) })
    .where('shift.doctor_id', '=', doctor_id)
    .where('shift.starts_at', '<=', starts_at)
    .where('shift.ends_at', '>=', ends_at)
  const { rows } = await sql<{ [Fact in keyof Facts]: Facts[Fact] | null }>`select
    jsonb_build_object('status', status, 'time_zone', time_zone, 'week', opening_week, 'special_dates', special_dates)
      as clinic,
    (select jsonb_build_object('status', status, 'sip_number', sip_number, 'sip_valid_until', sip_valid_until)
      from doctor where ${tenant} and id = ${doctor_id}) as doctor,
    (select jsonb_build_object('status', status, 'in_maintenance', exists (
        select from room_maintenance as closed where closed.company_id = room.company_id
          and closed.clinic_id = room.clinic_id and closed.room_id = room.id and closed.cancelled_at is null
          and closed.starts_at < ${end} and closed.ends_at > ${begin}))
      from room where ${tenant} and id = ${room_id}) as room,
    (select jsonb_build_object('status', status) from patient where ${tenant} and id = ${patient_id}) as patient,
    (select coalesce(jsonb_agg(jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at, 'quota', quota, 'booked', (
        select count(*) ${others} and doctor_id = ${doctor_id} and visit.starts_at >= shift.starts_at
          and visit.starts_at < shift.ends_at))), '[]')
      from (${shifts}) as shift) as shifts,
    (select coalesce(jsonb_agg(field order by position), '[]') from (values
        (1, 'doctor_id', exists (select ${inTheWay} and doctor_id = ${doctor_id})),
        (2, 'room_id', exists (select ${inTheWay} and room_id = ${room_id})),
        (3, 'patient_id', exists (select ${inTheWay} and patient_id = ${patient_id}))
      ) as taken (position, field, is_taken) where is_taken) as taken
    from clinic where company_id = ${company_id} and id = ${clinic_id}`.execute(tx)
  const [found] = rows
  if (!found?.doctor) refuse({ doctor_id: 'notOffered' })
  if (!found.patient) refuse({ patient_id: 'notOffered' })
  if (room_id !== null && !found.room) refuse({ room_id: 'notOffered' })
  const { clinic, doctor, room, patient, shifts: found_shifts, taken } = found
  if (!clinic) throw new Error('The clinic of the caller is gone')
  return { clinic, doctor, room, patient, shifts: found_shifts ?? [], taken: taken ?? [] }
}

const day = 86_400_000
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

function refuseProblems(problems: Record<string, VisitProblem>, more: Record<string, Sentence> = {}) {
  const fields = Object.entries(problems).map(([field, problem]) => [field, sentences[problem]])
  if (fields.length > 0) refuse({ ...Object.fromEntries(fields), ...more })
}

function refuse(fields: Record<string, Sentence>): never {
  throw new Refusal(422, 'checkFields', { fields })
}

const takenSentences: Record<Taken, Sentence> = {
  doctor_id: 'doctorTaken',
  room_id: 'roomTaken',
  patient_id: 'patientTaken',
}

const sentences: Record<VisitProblem, Sentence> = {
  notTime: 'notTime',
  notAfterStart: 'notAfterStart',
  tooShort: 'visitTooShort',
  tooLong: 'visitTooLong',
  inPast: 'timeInPast',
  tooFar: 'visitTooFar',
  clinicInactive: 'clinicInactive',
  clinicClosed: 'clinicClosedThen',
  noShift: 'noShift',
  quotaFull: 'quotaFull',
  doctorInactive: 'doctorInactive',
  licenceMissing: 'licenceMissing',
  licenceExpired: 'licenceExpired',
  roomInactive: 'roomInactive',
  roomInMaintenance: 'roomInMaintenance',
  patientInactive: 'patientInactive',
}
