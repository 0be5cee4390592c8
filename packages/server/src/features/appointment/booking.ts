import {
  type AppointmentFacts,
  type AppointmentProblem,
  appointmentProblems,
  isOverridable,
  slotProblems,
} from '@clinic/core/appointment'
import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import { occupiesSlot } from '../../domain/appointment/appointment-rows'
import { planRules } from '../../domain/appointment/violated-rules'
import { workingShifts } from '../../domain/schedule/working-shifts'
import { lockStatus } from '../../use-case/lock-status'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'
import {
  type BookingContext,
  lockTimes,
  overrideHint,
  refuseTaken,
  type Slot,
  type TakenTime,
  takenTimesQuery,
} from './taken-time'

/**
 * Refuses a booking that violates a rule: 422, or 409 when the time is taken. A manager may override most rules; returns those
 * overridden. Between this check and the insert another booking may be faster: the constraints of the table refuse the second.
 */
export async function checkBooking(
  tx: Transaction,
  slot: Slot,
  context: BookingContext,
): Promise<{ override_reason: string; overbooked: boolean; overridden_rules: string }> {
  const override_reason = slot.override_reason.trim()
  if (override_reason !== '' && context.caller.role !== 'manager_clinic')
    refuse({ override_reason: 'onlyManagerOverrides' })
  refuseProblems(slotProblems(slot, context))

  // refuses a slow booking before any row is locked
  judge(slot, context, await readFacts(tx, slot, context))

  const { doctor_id, room_id, patient_id } = slot
  // the dentist and the room also protect shifts, leave and maintenance: their writers lock these rows
  await lockStatus(tx, context.caller, {
    clinic: [context.caller.clinic_id],
    doctor: [doctor_id],
    room: [room_id],
    patient: [patient_id],
  })
  let facts = await readFacts(tx, slot, context)
  if (facts.shifts.some(({ quota }) => quota !== null)) {
    // No constraint counts: two at once would both be the last one.
    await lockTimes(tx, context.caller, [{ ...slot, room_id: null, patient_id: null }])
    facts = await readFacts(tx, slot, context)
  }
  return judge(slot, context, facts)
}

/** Refuses by the facts, or says which rules were broken with a reason. */
function judge(slot: Slot, context: BookingContext, facts: Facts) {
  const override_reason = slot.override_reason.trim()
  const problems = appointmentProblems(slot, { ...facts, now: context.now })
  const broken = Object.values(problems)
  if (!broken.every(isOverridable)) refuseProblems(problems)
  const { taken } = facts
  if (override_reason === '') {
    if (broken.length > 0) refuseProblems(problems, overrideHint(context.caller))
    if (taken.length > 0) refuseTaken(taken, overrideHint(context.caller))
  }
  const isAgainstRule = broken.length > 0 || taken.length > 0
  return {
    override_reason: isAgainstRule ? override_reason : '',
    overbooked: taken.length > 0,
    overridden_rules: JSON.stringify(broken.flatMap((problem) => planRules[problem] ?? [])),
  }
}

interface Facts extends Omit<AppointmentFacts, 'now'> {
  /** The dentist, room or patient with another appointment at the time. */
  taken: TakenTime[]
}

/** Reads all facts for the rules in one statement, so that a booking that is too late fails quickly. */
async function readFacts(tx: Transaction, slot: Slot, context: BookingContext): Promise<Facts> {
  const { caller, appointment_id = 0 } = context
  const { company_id, clinic_id } = caller
  const { doctor_id, room_id, patient_id, starts_at, ends_at } = slot
  const [begin, end] = [sql`${starts_at}::timestamptz`, sql`${ends_at}::timestamptz`]
  const tenant = sql`company_id = ${company_id} and clinic_id = ${clinic_id}`
  const others = sql`from appointment where ${tenant} and ${occupiesSlot} and id <> ${appointment_id}`
  const start = Date.parse(starts_at)
  const shifts = workingShifts(tx, caller, { from: dayOf(start - day), until: dayOf(start + day) })
    .where('shift.doctor_id', '=', doctor_id)
    .where('shift.starts_at', '<=', starts_at)
    .where('shift.ends_at', '>=', ends_at)
  const { rows } = await sql<{ [Fact in keyof Facts]: Facts[Fact] | null }>`select
    jsonb_build_object('status', status, 'time_zone', time_zone, 'week', opening_week, 'special_dates', special_dates)
      as clinic,
    (select jsonb_build_object('status', status, 'engagement', engagement, 'sip_number', sip_number, 'sip_valid_until', sip_valid_until)
      from doctor where ${tenant} and id = ${doctor_id}) as doctor,
    (select jsonb_build_object('status', status, 'in_maintenance', exists (
        select from room_maintenance as closed where closed.company_id = room.company_id
          and closed.clinic_id = room.clinic_id and closed.room_id = room.id and closed.cancelled_at is null
          and closed.starts_at < ${end} and closed.ends_at > ${begin}))
      from room where ${tenant} and id = ${room_id}) as room,
    (select jsonb_build_object('status', status) from patient where ${tenant} and id = ${patient_id}) as patient,
    (select coalesce(jsonb_agg(jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at, 'quota', quota, 'booked', (
        select count(*) ${others} and doctor_id = ${doctor_id} and appointment.starts_at >= shift.starts_at
          and appointment.starts_at < shift.ends_at))), '[]')
      from (${shifts}) as shift) as shifts,
    ${takenTimesQuery(slot, context)} as taken
    from clinic where company_id = ${company_id} and id = ${clinic_id}`.execute(tx)
  const [found] = rows
  if (!found?.doctor) refuse({ doctor_id: 'notOffered' })
  if (!found.patient) refuse({ patient_id: 'notOffered' })
  if (found.patient.status === 'merged') throw new Refusal(409, 'patientMerged')
  if (room_id !== null && !found.room) refuse({ room_id: 'notOffered' })
  const { clinic, doctor, room, patient, shifts: found_shifts, taken } = found
  if (!clinic) throw new Error('The clinic of the caller is gone')
  return { clinic, doctor, room, patient, shifts: found_shifts ?? [], taken: taken ?? [] }
}

const day = 86_400_000
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

function refuseProblems(problems: Record<string, AppointmentProblem>, more: Record<string, Sentence> = {}) {
  const fields = Object.entries(problems).map(([field, problem]) => [field, sentences[problem]])
  if (fields.length > 0) refuse({ ...Object.fromEntries(fields), ...more })
}

function refuse(fields: Record<string, Sentence>): never {
  throw new Refusal(422, 'checkFields', { fields })
}

const sentences: Record<AppointmentProblem, Sentence> = {
  notTime: 'notTime',
  notAfterStart: 'notAfterStart',
  tooShort: 'appointmentTooShort',
  tooLong: 'appointmentTooLong',
  inPast: 'timeInPast',
  tooFar: 'appointmentTooFar',
  clinicInactive: 'clinicInactive',
  clinicClosed: 'clinicClosedThen',
  noShift: 'noShift',
  quotaFull: 'quotaFull',
  doctorInactive: 'doctorInactive',
  doctorRefersOnly: 'doctorRefersOnly',
  licenceMissing: 'licenceMissing',
  licenceExpired: 'licenceExpired',
  roomInactive: 'roomInactive',
  roomInMaintenance: 'roomInMaintenance',
  patientInactive: 'patientInactive',
  patientDeceased: 'patientDeceased',
}
