import type { Schema } from '@clinic/api'
import { openingHoursOn } from '@clinic/core/information'
import { nextState } from '@clinic/core/lifecycle'
import { momentOf } from '@clinic/core/time'
import { positionAfterRequeue, type VisitEvent, visitMachine } from '@clinic/core/visit'
import { appendGroup } from '../../audit/chain'
import type { Transaction } from '../schema'
import { yearsBetween } from './calendar'
import type { Place } from './insert'
import { demoOpeningHours } from './opening-hours'
import type { DemoPatient } from './patient'
import type { Random } from './random'

interface DemoVisit {
  origin: Schema<'VisitOrigin'>
  /** When the patient came, and what happened then: how much of the time since the doors opened has passed since. */
  arrived: number
  moves?: readonly { event: VisitEvent['type']; ago: number; reason?: string }[]
  reason?: Schema<'AppointmentReason'>
  note?: string
  identity?: Schema<'VisitIdentity'>
}

/** The queue of today, the first to come first: somebody in each state that the desk knows. */
const queue: readonly DemoVisit[] = [
  {
    origin: 'walk_in',
    arrived: 1,
    reason: 'pain',
    moves: [
      { event: 'visit.call', ago: 0.85 },
      { event: 'visit.requeue', ago: 0.8 },
      { event: 'visit.leave', ago: 0.45, reason: 'Ada keperluan mendadak, akan datang lagi besok' },
    ],
  },
  { origin: 'appointment', arrived: 0.62, moves: [{ event: 'visit.call', ago: 0.03 }] },
  {
    origin: 'walk_in',
    arrived: 0.52,
    moves: [{ event: 'visit.enteredInError', ago: 0.49, reason: 'Pasien lain dengan nama yang sama' }],
  },
  {
    origin: 'appointment',
    arrived: 0.4,
    moves: [
      { event: 'visit.call', ago: 0.2 },
      { event: 'visit.requeue', ago: 0.16 },
    ],
  },
  { origin: 'walk_in', arrived: 0.3, reason: 'scaling', note: 'Belum pernah dibersihkan, gusi sering berdarah' },
  {
    origin: 'emergency',
    arrived: 0.12,
    reason: 'pain',
    note: 'Terjatuh dari motor, gigi depan patah',
    identity: 'later',
  },
  { origin: 'appointment', arrived: 0.06 },
]

const actions: Partial<Record<VisitEvent['type'], string>> = {
  'visit.call': 'call',
  'visit.requeue': 'requeue',
  'visit.leave': 'leave',
  'visit.enteredInError': 'void',
}

const minute = 60_000

/** The queue of today while the clinic is open; patients without an appointment today come without one. */
export async function insertVisits(
  tx: Transaction,
  place: Place,
  {
    random,
    today,
    now,
    patientIds,
  }: { random: Random; today: string; now: Date; patientIds: Map<DemoPatient, number | null> },
) {
  const { company_id, clinic_id, clerk } = place
  const tenant = { company_id, clinic_id }
  const opened = openedAt(today, now)
  if (opened === undefined) return
  // who is early waits at the door
  const span = Math.min(85 * minute, now.getTime() - opened + 12 * minute)
  const momentAt = (ago: number) => new Date(now.getTime() - ago * span).toISOString()

  const appointments = await appointmentsAround(tx, tenant, now)
  const walkIns = await walkInPatients(tx, tenant, { random, today, patientIds })
  const nurse = await nurseOf(tx, place)
  const numbered = queue.map((visit, index) => ({ ...visit, id: index + 1, position: index + 1 }))
  const events: Parameters<typeof appendGroup>[2][number][] = []
  const base = { query: null, before: null, after: null, clinic_id }

  for (const visit of numbered) {
    const { origin, arrived, moves = [], position: queue_number } = visit
    const appointment = origin === 'appointment' ? appointments.shift() : undefined
    const patient_id = appointment?.patient_id ?? walkIns.shift()
    if (patient_id === undefined) continue
    const steps = stepsOf(moves)
    const last = moves.at(-1)
    const isRequeued = last?.event === 'visit.requeue'
    const { id } = await tx
      .insertInto('visit')
      .values({
        ...tenant,
        patient_id,
        appointment_id: appointment?.id ?? null,
        doctor_id: appointment?.doctor_id ?? null,
        staff_id: appointment?.staff_id ?? null,
        room_id: appointment?.room_id ?? null,
        origin: origin === 'appointment' && !appointment ? 'walk_in' : origin,
        reason: appointment?.reason ?? visit.reason ?? 'control',
        note: appointment?.note ?? visit.note ?? '',
        queue_date: today,
        queue_number,
        position: isRequeued ? positionAfterRequeue(visit, numbered) : queue_number,
        identity: visit.identity ?? 'read_back',
        state: steps.at(-1)?.to_state ?? 'waiting',
        outcome: null,
        end_reason: last?.reason ?? '',
        call_attempts: moves.filter(({ event }) => event === 'visit.call').length,
        arrived_at: momentAt(arrived),
        state_since: momentAt(last?.ago ?? arrived),
        version: 1 + moves.length,
        created_by: clerk.user_name,
        created_at: momentAt(arrived),
        updated_at: momentAt(last?.ago ?? arrived),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const arrival = { event: 'visit.arrive', ago: arrived, reason: '', from_state: null, to_state: 'waiting' } as const
    for (const { event, ago, reason = '', from_state, to_state } of [arrival, ...steps]) {
      const { user_id, user_name, role } = event === 'visit.call' || event === 'visit.requeue' ? nurse : clerk
      if (user_id === null) continue
      const at = momentAt(ago)
      const who = { user_id, user_name, user_role: role as Schema<'RoleName'> }
      await tx
        .insertInto('visit_event')
        .values({ ...tenant, ...who, visit_id: id, event, from_state, to_state, at, reason })
        .execute()
      const action = event === 'visit.arrive' ? 'arrive' : (actions[event] ?? event)
      const by = { user_id, user_name, role, ip: '' }
      events.push({ ...base, ...by, at, action, object: 'visit', object_id: id, reason: reason || null })
    }
    if (appointment) {
      const at = momentAt(arrived)
      await tx
        .updateTable('appointment')
        .set({ state: 'arrived', version: appointment.version + 1, updated_at: at })
        .where((eb) => eb.and({ ...tenant, id: appointment.id }))
        .execute()
      const object = { object: 'appointment', object_id: appointment.id }
      events.push({ ...base, ...clerk, ...object, at, action: 'arrive', reason: null })
    }
  }
  await appendGroup(
    tx,
    company_id,
    events.sort((one, other) => one.at.localeCompare(other.at)),
  )
}

/** When the doors opened that are open now. */
function openedAt(today: string, now: Date) {
  return openingHoursOn(demoOpeningHours(today), today)
    .map(({ from, until }) => ({
      from: momentOf(today, from, 'Asia/Jakarta'),
      until: momentOf(today, until, 'Asia/Jakarta'),
    }))
    .find(({ from, until }) => from <= now.getTime() && now.getTime() < until)?.from
}

/** Who has an appointment about now and has not come yet, the earliest first. */
const appointmentsAround = (tx: Transaction, tenant: { company_id: number; clinic_id: number }, now: Date) =>
  tx
    .selectFrom('appointment')
    .select(['id', 'patient_id', 'doctor_id', 'staff_id', 'room_id', 'reason', 'note', 'version'])
    .where((eb) => eb.and(tenant))
    .where('state', 'in', ['booked', 'confirmed'])
    .where('starts_at', '>', new Date(now.getTime() - 60 * minute).toISOString())
    .where('starts_at', '<', new Date(now.getTime() + 60 * minute).toISOString())
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

/** Adults without an appointment today, at random. */
async function walkInPatients(
  tx: Transaction,
  tenant: { company_id: number; clinic_id: number },
  { random, today, patientIds }: { random: Random; today: string; patientIds: Map<DemoPatient, number | null> },
) {
  const expected = await tx
    .selectFrom('appointment')
    .select('patient_id')
    .where((eb) => eb.and(tenant))
    .where('starts_at', '>', new Date(momentOf(today, '00:00', 'Asia/Jakarta')).toISOString())
    .where('starts_at', '<', new Date(momentOf(today, '24:00', 'Asia/Jakarta')).toISOString())
    .execute()
  const busy = new Set(expected.map(({ patient_id }) => patient_id))
  const free = [...patientIds].flatMap(([{ person }, id]) =>
    id === null || busy.has(id) || yearsBetween(person.date_of_birth, today) < 17 ? [] : [id],
  )
  return queue.flatMap(() => (free.length > 0 ? free.splice(random.integer(0, free.length - 1), 1) : []))
}

/** The assistant who calls; where none may sign in, the desk does. */
async function nurseOf(tx: Transaction, { company_id, clinic_id, clerk }: Place) {
  const nurse = await tx
    .selectFrom('user')
    .select(['id as user_id', 'displayname as user_name', 'role'])
    .where((eb) => eb.and({ company_id, clinic_id, role: 'nurse_clinic', status: 1 }))
    .orderBy('id')
    .executeTakeFirst()
  return nurse ?? clerk
}

/** Each move with the states it goes from and to: the lifecycle says them. */
function stepsOf(moves: NonNullable<DemoVisit['moves']>) {
  let state: Schema<'VisitState'> = 'waiting'
  return moves.map((move) => {
    const from_state = state
    const to_state = nextState(visitMachine, from_state, { type: move.event })
    if (to_state === null) throw new Error(`No visit that is ${from_state} moves by ${move.event}`)
    state = to_state
    return { ...move, from_state, to_state }
  })
}
