import type { Schema } from '@clinic/api'
import { openingHoursOn } from '@clinic/core/information'
import { addDays } from '@clinic/core/time'
import type { Insertable } from 'kysely'
import { appendGroup } from '../../audit/chain'
import { workingShifts } from '../../domain/schedule/working-shifts'
import type { Tables, Transaction } from '../schema'
import { yearsBetween } from './calendar'
import type { Place } from './insert'
import { demoOpeningHours } from './opening-hours'
import type { DemoPatient } from './patient'
import type { Random } from './random'

type Appointment = Insertable<Tables['appointment']>
type Specialty = Schema<'Specialty'>

interface Errand {
  reason: Schema<'AppointmentReason'>
  duration_minutes: number
  /** The codes of services. */
  products: readonly string[]
}

const control: Errand = { reason: 'control', duration_minutes: 30, products: ['KNS-02'] }
const pain: Errand = { reason: 'pain', duration_minutes: 30, products: ['KNS-01'] }
const scaling: Errand = { reason: 'scaling', duration_minutes: 45, products: ['PER-02'] }
const filling: Errand = { reason: 'filling', duration_minutes: 45, products: ['KON-01'] }
const extraction: Errand = { reason: 'extraction', duration_minutes: 45, products: ['BM-02', 'RAD-01'] }

/** The errands of patients, by the kind of dentist. */
const general = [control, pain, scaling, filling, extraction] as const
const errands: Partial<Record<Specialty, readonly [Errand, ...Errand[]]>> = {
  conservation: [{ reason: 'root_canal', duration_minutes: 60, products: ['END-01'] }, filling, control],
  paediatric: [{ reason: 'consultation', duration_minutes: 30, products: ['ANK-01', 'PRV-02'] }, filling, extraction],
  prosthodontics: [{ reason: 'denture', duration_minutes: 60, products: ['PRO-02'] }],
  orthodontics: [{ reason: 'orthodontics', duration_minutes: 30, products: ['ORT-02'] }],
}

/** How much of the time is taken, by how many days ahead a day is. */
function fullness(days: number) {
  if (days === 0) return 0.6
  if (days < 8) return 0.35
  return 0.12
}

/** Inserts appointments from two weeks back to four weeks ahead, within the existing shifts, and entries of the waiting list. */
export async function insertAppointments(
  tx: Transaction,
  { company_id, clinic_id, clerk, manager }: Place,
  {
    random,
    today,
    now,
    products,
    patientIds,
  }: {
    random: Random
    today: string
    now: Date
    products: Map<string, number>
    patientIds: Map<DemoPatient, number | null>
  },
) {
  const tenant = { company_id, clinic_id }
  const [from, until] = [addDays(today, -14), addDays(today, 28)]
  const shifts = await workingShifts(tx, tenant, { from, until })
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'shift.company_id')
        .onRef('doctor.clinic_id', '=', 'shift.clinic_id')
        .onRef('doctor.id', '=', 'shift.doctor_id'),
    )
    .select(['doctor.id as doctor_id', 'doctor.specialty', 'doctor.sip_valid_until'])
    .where('doctor.status', '=', 'active')
    .orderBy('shift.starts_at')
    .orderBy('shift.id')
    .execute()
  const closed = await tx
    .selectFrom('room_maintenance')
    .select(['room_id', 'starts_at', 'ends_at'])
    .where((eb) => eb.and(tenant))
    .where('cancelled_at', 'is', null)
    .execute()
  const hours = demoOpeningHours(today)
  const everybody = [...patientIds].flatMap(([{ person, created_at }, id]) =>
    id === null ? [] : [{ id, isChild: yearsBetween(person.date_of_birth, today) < 13, since: created_at }],
  )
  const inRoom = closed.map(({ room_id, starts_at, ends_at }) => ({ room_id, ...spanOf({ starts_at, ends_at }) }))
  const busyOn = new Map<string, Set<number>>()

  const drawn: { appointment: Appointment; product_ids: number[] }[] = []
  for (const shift of shifts) {
    if (openingHoursOn(hours, shift.date).length === 0) continue
    const days = Math.round((Date.parse(shift.date) - Date.parse(today)) / 86_400_000)
    const busy = busyOn.get(shift.date) ?? new Set<number>()
    busyOn.set(shift.date, busy)
    const end = Date.parse(shift.ends_at)
    for (let start = Date.parse(shift.starts_at); start < end; ) {
      const errand = random.pick(errands[shift.specialty] ?? general)
      const span = { start, end: start + errand.duration_minutes * 60_000 }
      start = span.end
      if (span.end > end || !random.chance(fullness(Math.abs(days)))) continue
      const patient = drawPatient(random, {
        busy,
        isChild: shift.specialty === 'paediatric',
        people: everybody.filter(({ since }) => Date.parse(since) < span.start),
      })
      if (!patient) continue
      busy.add(patient.id)
      const isRoomFree = !inRoom.some(
        (each) => each.room_id === shift.room_id && each.start < span.end && span.start < each.end,
      )
      const room_id = isRoomFree ? shift.room_id : null
      if (room_id !== null) inRoom.push({ room_id, ...span })
      const isLicensed = (shift.sip_valid_until ?? '') >= shift.date
      drawn.push({
        appointment: {
          ...tenant,
          patient_id: patient.id,
          doctor_id: shift.doctor_id,
          staff_id: null,
          room_id,
          starts_at: iso(span.start),
          ends_at: iso(span.end),
          reason: errand.reason,
          note: drawNote(random),
          source: drawSource(random),
          reminder: random.draw([
            [3, 'whatsapp'],
            [1, 'none'],
          ]),
          override_reason: isLicensed ? '' : 'Perpanjangan SIP sedang diproses; pasien lanjutan gigi tiruan',
          ...drawProgress(random, { start: span.start, now, since: patient.since }),
          created_by: isLicensed ? clerk.user_name : manager.user_name,
        },
        product_ids: errand.products.flatMap((code) => products.get(code) ?? []),
      })
    }
  }
  drawn.push(...(await drawPlanViolations()))
  const inserted = await tx
    .insertInto('appointment')
    .values(drawn.map(({ appointment }) => appointment))
    .returning(['id', 'created_at'])
    .execute()
  await tx
    .insertInto('appointment_product')
    .values(
      drawn.flatMap(({ product_ids }, index) =>
        product_ids.map((product_id, position) => ({
          ...tenant,
          appointment_id: inserted[index]?.id ?? 0,
          product_id,
          position,
        })),
      ),
    )
    .execute()
  const event = {
    query: null,
    before: null,
    after: null,
    reason: null,
    clinic_id,
    action: 'book',
    object: 'appointment',
  }
  await appendGroup(
    tx,
    company_id,
    inserted.map(({ id, created_at }) => ({ ...event, ...clerk, object_id: id, at: created_at })),
  )
  await insertWaitlistEntries()

  /** Draws two appointments booked before their shift was cancelled: the patients must be called. */
  async function drawPlanViolations() {
    const [cancelled] = await tx
      .selectFrom('shift')
      .select(['doctor_id', 'date', 'starts_at'])
      .where((eb) => eb.and(tenant))
      .where('doctor_id', 'is not', null)
      .where('cancelled_at', 'is not', null)
      .where('date', '>', today)
      .orderBy('starts_at')
      .limit(1)
      .$narrowType<{ doctor_id: number }>()
      .execute()
    if (!cancelled) return []
    const { doctor_id, date, starts_at } = cancelled
    const busy = busyOn.get(date) ?? new Set<number>()
    const people = everybody.filter(({ since }) => Date.parse(since) < now.getTime() - 7 * 86_400_000)
    return [control, scaling].flatMap(({ reason, duration_minutes, products: codes }, index) => {
      const patient = drawPatient(random, { busy, isChild: false, people })
      if (!patient) return []
      busy.add(patient.id)
      const start = Date.parse(starts_at) + index * 3_600_000
      const appointment = {
        ...tenant,
        patient_id: patient.id,
        doctor_id,
        staff_id: null,
        room_id: null,
        reason,
        note: '',
        starts_at: iso(start),
        ends_at: iso(start + duration_minutes * 60_000),
        source: 'phone' as const,
        reminder: 'whatsapp' as const,
        override_reason: '',
        state: 'booked' as const,
        cancel_reason: null,
        created_by: clerk.user_name,
        created_at: iso(now.getTime() - (index + 2) * 86_400_000),
      }
      return [{ appointment, product_ids: codes.flatMap((code) => products.get(code) ?? []) }]
    })
  }

  async function insertWaitlistEntries() {
    const [first, second, third] = everybody.filter(({ isChild }) => !isChild).slice(-3)
    if (!first || !second || !third) throw new Error('Nobody waits')
    const wish = (patient_id: number, days: number, overrides: Partial<Insertable<Tables['waitlist_entry']>>) => ({
      ...tenant,
      patient_id,
      doctor_id: null,
      weekdays: '[]',
      parts_of_day: '[]',
      duration_minutes: 30,
      appointment_id: null,
      reason: 'control' as const,
      note: '',
      state: 'waiting' as const,
      created_by: clerk.user_name,
      created_at: iso(now.getTime() - days * 86_400_000),
      ...overrides,
    })
    await tx
      .insertInto('waitlist_entry')
      .values([
        wish(first.id, 6, {
          doctor_id: shifts[0]?.doctor_id ?? null,
          parts_of_day: '["evening"]',
          reason: 'scaling',
          duration_minutes: 45,
          note: 'Pulang kerja pukul 17.00',
        }),
        wish(second.id, 2, { weekdays: '["saturday"]', reason: 'pain', note: 'Bisa dihubungi kapan saja' }),
        wish(third.id, 9, { reason: 'filling', state: 'withdrawn', note: 'Sudah ke klinik lain' }),
      ])
      .execute()
  }
}

interface Person {
  id: number
  isChild: boolean
  since: string
}

/** Draws a patient who has no other appointment on the day; children go to the children's dentist. */
function drawPatient(
  random: Random,
  { people, busy, isChild }: { people: Person[]; busy: ReadonlySet<number>; isChild: boolean },
) {
  const [first, ...others] = people.filter((person) => person.isChild === isChild && !busy.has(person.id))
  return first && random.pick([first, ...others])
}

/** Draws the progress of an appointment; a past one that was not cancelled was kept or missed. */
function drawProgress(random: Random, { start, now, since }: { start: number; now: Date; since: string }) {
  const isOver = start < now.getTime()
  const isSoon = start < now.getTime() + 2 * 86_400_000
  const state = isOver
    ? random.draw([
        [12, 'confirmed'],
        [1, 'no_show'],
        [2, 'cancelled'],
      ] as const)
    : random.draw([
        [isSoon ? 4 : 1, 'confirmed'],
        [isSoon ? 2 : 5, 'booked'],
        [1, 'cancelled'],
      ] as const)
  const made = Math.max(Date.parse(since), Math.min(start, now.getTime()) - random.integer(1, 9) * 86_400_000)
  const created_at = iso(Math.min(made, now.getTime()))
  return {
    state,
    created_at,
    updated_at: created_at,
    version: state === 'booked' ? 1 : 2,
    cancel_reason:
      state === 'cancelled'
        ? random.draw([
            [4, 'patient_cancelled'],
            [1, 'unreachable'],
          ] as const)
        : null,
  }
}

const drawSource = (random: Random) =>
  random.draw([
    [5, 'whatsapp'],
    [4, 'phone'],
    [1, 'walk_in'],
    [1, 'online'],
    [3, 'control'],
  ] as const)

const drawNote = (random: Random) =>
  random.draw([
    [12, ''],
    [1, 'Takut jarum, minta dijelaskan dulu'],
    [1, 'Datang dari kantor, mungkin terlambat 10 menit'],
    [1, 'Alergi penisilin'],
  ] as const)

const iso = (moment: number) => new Date(moment).toISOString()
const spanOf = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) => ({
  start: Date.parse(starts_at),
  end: Date.parse(ends_at),
})
