import { randomInt, randomUUID } from 'node:crypto'
import type { OperationId, Schema } from '@clinic/api'
import { weekdays, weekOf } from '@clinic/core/time'
import { sql } from 'kysely'
import type { Tables } from '../database/schema'
import type { TestServer } from './harness'
import { otherPatientInput } from './patient-input'
import { sampleCalls } from './sample-calls'
import { openWorld, type World } from './sample-world'

/** Requests of which one decides by a fact that another changes, sent at the same moment. */
export interface FactRace {
  name: string
  /** Makes the rows of one round, past the server, and returns what is sent. */
  prepare: (stage: Stage) => Promise<Sent[]>
  /** The table each request writes once it has read its facts. */
  writes: readonly (keyof Tables)[]
  /** How many may succeed; any number when nothing is said. */
  succeed?: number
  /** The first may be written down before the second, never after it: both are objects of the audit. */
  inOrder?: readonly [relies: keyof Tables, changes: keyof Tables]
}

export type Stage = Awaited<ReturnType<typeof openStage>>
type Sent = () => Promise<{ status: number; body: object }>

/** A clinic of its own company with a manager who is signed in: nothing of another round is in its audit. */
export async function openStage(server: TestServer) {
  const world = await openWorld(server)
  const token = await server.tokenOf(world.user)
  const call =
    (operationId: OperationId, request: Omit<Parameters<TestServer['call']>[1] & object, 'token'>, as = token): Sent =>
    () =>
      server.call(operationId, { token: as, ...request })
  return { ...world, server, call }
}

/** Changes of what a booking relies on. Those that are refused while somebody is booked let one of the two succeed. */
const planChanges: {
  name: string
  writes: keyof Tables
  change: (stage: Stage, booked: Booked) => Promise<Sent>
  isRefused?: true
}[] = [
  { name: 'its room is made inactive', writes: 'room', change: roomInactive, isRefused: true },
  { name: 'its dentist is made inactive', writes: 'doctor', change: doctorInactive, isRefused: true },
  { name: 'its patient is made inactive', writes: 'patient', change: patientInactive },
  { name: 'the clinic is made inactive', writes: 'clinic', change: clinicChange({ status: 'inactive' }) },
  {
    name: 'its room is out of use',
    writes: 'room_maintenance',
    change: async ({ call }, { room_id, starts_at, ends_at }) =>
      call('createRoomMaintenance', { path: { id: room_id }, body: { starts_at, ends_at, reason: 'Servis' } }),
  },
  {
    name: 'the shift is cancelled',
    writes: 'shift',
    change: async ({ call }, { shift_id }) =>
      call('cancelDoctorShift', { path: { id: shift_id }, body: { reason: 'Sakit', version: 1 } }),
  },
  {
    name: 'the shift gets other hours',
    writes: 'shift',
    change: async ({ call }, { shift_id }) => {
      const hours = { starts: '18:00', ends: '20:00', room_id: null, slot_minutes: 30, quota: null }
      return call('updateDoctorShift', {
        path: { id: shift_id },
        body: { ...hours, online_bookable: true, version: 1 },
      })
    },
  },
  { name: 'leave of its dentist is approved', writes: 'absence', change: approvedLeave },
  {
    name: 'the clinic closes on that day',
    writes: 'clinic',
    change: async ({ call }) => {
      const week = Object.fromEntries(weekdays.map((day) => [day, []]))
      return call('updateOpeningHours', { body: { week, special_dates: [], version: 1 } })
    },
  },
  {
    name: 'the licence of its dentist ends before it',
    writes: 'doctor',
    change: (stage, { doctor_id }) => doctorChange(stage, doctor_id, { sip_valid_until: '2020-01-01' }),
  },
]

interface Booked {
  doctor_id: number
  room_id: number
  patient_id: number
  shift_id: number
  starts_at: string
  ends_at: string
}

const bookings = [
  {
    name: 'an appointment is booked',
    operationId: 'createAppointment' as const,
    async prepare(stage: Stage) {
      const body = (await sampleCalls.createAppointment(stage)).body
      const room_id = (await sampleCalls.getRoom(stage)).path.id
      const request = { path: {}, body: { ...body, room_id } }
      return { request, booked: { ...body, room_id, shift_id: await shiftOf(stage, body.doctor_id) } }
    },
  },
  {
    name: 'an appointment is moved',
    operationId: 'rescheduleAppointment' as const,
    async prepare(stage: Stage) {
      const { path, body } = await sampleCalls.rescheduleAppointment(stage)
      const { patient_id } = await stage.database
        .selectFrom('appointment')
        .select('patient_id')
        .where((eb) => eb.and({ company_id: stage.clinic.company_id, id: path.id }))
        .executeTakeFirstOrThrow()
      const booked = { ...body, room_id: body.room_id ?? 0, patient_id, shift_id: await shiftOf(stage, body.doctor_id) }
      return { request: { path, body }, booked }
    },
  },
]

const bookingRaces: FactRace[] = bookings.flatMap(({ name, operationId, prepare }) =>
  planChanges.map(
    ({ name: meanwhile, writes, change, isRefused }): FactRace => ({
      name: `${name} while ${meanwhile}`,
      writes: ['appointment', writes],
      ...(isRefused ? { succeed: 1 } : { inOrder: ['appointment', writes] }),
      async prepare(stage) {
        const { request, booked } = await prepare(stage)
        const changed = await change(stage, booked)
        // a dentist with shifts to come cannot be made inactive: the manager may book them outside of shifts
        if (change !== doctorInactive) return [stage.call(operationId, request), changed]
        const { company_id } = stage.clinic
        await stage.database.deleteFrom('shift').where('company_id', '=', company_id).execute()
        // of an appointment that is moved the dentist has another one by now, or it would be in the way of the change already
        if (operationId === 'rescheduleAppointment') await giveAway(stage)
        const body = { ...request.body, override_reason: 'Nyeri hebat' }
        return [stage.call(operationId, { ...request, body }), changed]
      },
    }),
  ),
)

/** Two requests that move one patient, or two patients to one room: one comes too late. */
const visitRaces: FactRace[] = [
  {
    name: 'an appointment arrives at two desks',
    writes: ['visit', 'visit'],
    succeed: 1,
    async prepare(stage) {
      const request = await sampleCalls.arriveAppointment(stage)
      return [stage.call('arriveAppointment', request), stage.call('arriveAppointment', request)]
    },
  },
  {
    name: 'who has an appointment arrives, and is let in without',
    writes: ['visit', 'visit'],
    succeed: 1,
    async prepare(stage) {
      const request = await sampleCalls.arriveAppointment(stage)
      const { patient_id } = await stage.database
        .selectFrom('appointment')
        .select('patient_id')
        .where((eb) => eb.and({ company_id: stage.clinic.company_id, id: request.path.id }))
        .executeTakeFirstOrThrow()
      const { body } = await sampleCalls.createVisit(stage)
      return [
        stage.call('arriveAppointment', request),
        stage.call('createVisit', { body: { ...body, patient_id, doctor_id: null } }),
      ]
    },
  },
  {
    name: 'an arrival is undone while its visit is marked as entered in error',
    writes: ['visit', 'visit'],
    succeed: 1,
    async prepare(stage) {
      const { visit, undo } = await arrived(stage)
      return [undo, stage.call('voidVisit', { path: visit, body: { end_reason: 'Salah pasien', version: 1 } })]
    },
  },
  {
    name: 'an arrival is undone while the patient is called',
    writes: ['visit', 'visit'],
    async prepare(stage) {
      const { visit, undo } = await arrived(stage)
      return [undo, stage.call('callVisit', { path: visit, body: { room_id: null, version: 1 } })]
    },
  },
  {
    name: 'two patients are called to one room',
    writes: ['visit', 'visit'],
    succeed: 1,
    async prepare(stage) {
      const one = await sampleCalls.callVisit(stage)
      const other = await sampleCalls.callVisit(stage)
      return [stage.call('callVisit', one), stage.call('callVisit', { ...other, body: one.body })]
    },
  },
  {
    name: 'a patient is called to a room that is made inactive',
    writes: ['visit', 'room'],
    inOrder: ['visit', 'room'],
    async prepare(stage) {
      const { path, body } = await sampleCalls.callVisit(stage)
      return [stage.call('callVisit', { path, body }), await roomInactive(stage, { room_id: body.room_id ?? 0 })]
    },
  },
  ...(['patient', 'doctor'] as const).map(
    (table): FactRace => ({
      name: `somebody is let in while the ${table} is made inactive`,
      writes: ['visit', table],
      inOrder: ['visit', table],
      async prepare(stage) {
        const { body } = await sampleCalls.createVisit(stage)
        const { patient_id, doctor_id } = body
        const inactive =
          table === 'patient'
            ? await patientInactive(stage, { patient_id })
            : await doctorInactive(stage, { doctor_id: doctor_id ?? 0 })
        return [stage.call('createVisit', { body }), inactive]
      },
    }),
  ),
]

export const factRaces: readonly FactRace[] = [
  ...bookingRaces,
  ...visitRaces,
  {
    name: 'a service is planned for an appointment while it is made inactive',
    writes: ['appointment_product', 'product'],
    inOrder: ['appointment', 'product'],
    async prepare(stage) {
      const { path, body } = await sampleCalls.updateAppointment(stage)
      return [stage.call('updateAppointment', { path, body }), await productInactive(stage, body.product_ids[0] ?? 0)]
    },
  },
  {
    name: 'an assistant is planned for an appointment while they are made inactive',
    writes: ['appointment', 'staff'],
    inOrder: ['appointment', 'staff'],
    async prepare(stage) {
      const { body } = await sampleCalls.createAppointment(stage)
      const staff_id = (await sampleCalls.getStaff(stage)).path.id
      return [stage.call('createAppointment', { body: { ...body, staff_id } }), await staffInactive(stage, staff_id)]
    },
  },
  {
    name: 'two appointments are booked for who waits once',
    writes: ['appointment', 'appointment'],
    succeed: 1,
    async prepare(stage) {
      const { patient_id, doctor_id } = (await sampleCalls.createAppointment(stage)).body
      const { body } = await sampleCalls.createAppointment(stage)
      const entry = await sampleCalls.getWaitlistEntry(stage)
      const waitlist_entry_id = entry.path.id
      await stage.database
        .updateTable('waitlist_entry')
        .set({ patient_id })
        .where('id', '=', waitlist_entry_id)
        .execute()
      const later = new Date(Date.parse(body.ends_at) + 3_600_000).toISOString()
      const one = { ...body, doctor_id, patient_id, waitlist_entry_id }
      const other = { ...one, starts_at: body.ends_at, ends_at: later }
      return [stage.call('createAppointment', { body: one }), stage.call('createAppointment', { body: other })]
    },
  },
  ...(['patient', 'doctor'] as const).map(
    (table): FactRace => ({
      name: `somebody is put on the waiting list while the ${table} is made inactive`,
      writes: ['waitlist_entry', table],
      inOrder: ['waitlist_entry', table],
      async prepare(stage) {
        const { body } = await sampleCalls.createWaitlistEntry(stage)
        const { patient_id, doctor_id } = body
        const inactive =
          table === 'patient'
            ? await patientInactive(stage, { patient_id })
            : await doctorInactive(stage, { doctor_id: doctor_id ?? 0 })
        return [stage.call('createWaitlistEntry', { body }), inactive]
      },
    }),
  ),
  {
    name: 'a shift is planned while its dentist is made inactive',
    writes: ['shift', 'doctor'],
    succeed: 1,
    async prepare(stage) {
      const { body } = await sampleCalls.createDoctorShift(stage)
      return [stage.call('createDoctorShift', { body }), await doctorInactive(stage, body)]
    },
  },
  {
    name: 'a shift is planned while its room is made inactive',
    writes: ['shift', 'room'],
    succeed: 1,
    async prepare(stage) {
      const { body } = await sampleCalls.createDoctorShift(stage)
      const room_id = (await sampleCalls.getRoom(stage)).path.id
      return [stage.call('createDoctorShift', { body: { ...body, room_id } }), await roomInactive(stage, { room_id })]
    },
  },
  {
    name: 'a shift gets a room while the room is made inactive',
    writes: ['shift', 'room'],
    succeed: 1,
    async prepare(stage) {
      const { path, body } = await sampleCalls.allocateDoctorRoom(stage)
      return [
        stage.call('allocateDoctorRoom', { path, body }),
        await roomInactive(stage, { room_id: body.room_id ?? 0 }),
      ]
    },
  },
  {
    name: 'regular shifts are planned while their dentist is made inactive',
    writes: ['shift_template', 'doctor'],
    succeed: 1,
    async prepare(stage) {
      const { body } = await sampleCalls.createShiftTemplate(stage)
      return [stage.call('createShiftTemplate', { body }), await doctorInactive(stage, body)]
    },
  },
  {
    name: 'regular shifts that were over go on while their dentist is made inactive',
    writes: ['shift_template', 'doctor'],
    succeed: 1,
    async prepare(stage) {
      const { path, body } = await sampleCalls.updateShiftTemplate(stage)
      const { doctor_id } = await stage.database
        .selectFrom('shift_template')
        .select('doctor_id')
        .where('id', '=', path.id)
        .executeTakeFirstOrThrow()
      return [
        stage.call('updateShiftTemplate', { path, body }),
        await doctorInactive(stage, { doctor_id: doctor_id ?? 0 }),
      ]
    },
  },
  {
    name: 'regular shifts that were over go on in a room that is made inactive',
    writes: ['shift_template', 'room'],
    succeed: 1,
    async prepare(stage) {
      const { path, body } = await sampleCalls.updateShiftTemplate(stage)
      const room_id = (await sampleCalls.getRoom(stage)).path.id
      await stage.database.updateTable('shift_template').set({ room_id }).where('id', '=', path.id).execute()
      return [
        stage.call('updateShiftTemplate', { path, body: { ...body, room_id } }),
        await roomInactive(stage, { room_id }),
      ]
    },
  },
  {
    name: 'a shift of an assistant is planned while they are made inactive',
    writes: ['shift', 'staff'],
    succeed: 1,
    async prepare(stage) {
      const { body } = await sampleCalls.createStaffShift(stage)
      return [stage.call('createStaffShift', { body }), await staffInactive(stage, body.staff_id)]
    },
  },
  {
    name: 'an assistant is planned to help a dentist who is made inactive',
    writes: ['shift', 'doctor'],
    inOrder: ['shift', 'doctor'],
    async prepare(stage) {
      const { body } = await sampleCalls.createStaffShift(stage)
      const doctor_id = (await sampleCalls.getDoctor(stage)).path.id
      return [
        stage.call('createStaffShift', { body: { ...body, assists_doctor_id: doctor_id } }),
        await doctorInactive(stage, { doctor_id }),
      ]
    },
  },
  {
    name: 'a week of shifts is copied while an assistant in it is made inactive',
    writes: ['shift', 'staff'],
    async prepare(stage) {
      const staff_id = (await sampleCalls.createStaffShift(stage)).body.staff_id
      await addWeekShift(stage, { staff_id })
      return [stage.call('copyStaffWeek', { body: thisWeekToNext() }), await staffInactive(stage, staff_id)]
    },
  },
  {
    name: 'a week of shifts is copied while a room in it is made inactive',
    writes: ['shift', 'room'],
    async prepare(stage) {
      const staff_id = (await sampleCalls.createStaffShift(stage)).body.staff_id
      const room_id = (await sampleCalls.getRoom(stage)).path.id
      await addWeekShift(stage, { staff_id, room_id })
      return [stage.call('copyStaffWeek', { body: thisWeekToNext() }), await roomInactive(stage, { room_id })]
    },
  },
  {
    name: 'the rooms of a week are copied while one of them is made inactive',
    writes: ['shift', 'room'],
    async prepare(stage) {
      const doctor_id = (await sampleCalls.getDoctor(stage)).path.id
      const room_id = (await sampleCalls.getRoom(stage)).path.id
      await addWeekShift(stage, { doctor_id, room_id })
      await addWeekShift(stage, { doctor_id, weeks: 2 })
      return [stage.call('copyDoctorRoom', { body: thisWeekToNext() }), await roomInactive(stage, { room_id })]
    },
  },
  {
    name: 'leave is asked for twice for the same days',
    writes: ['absence', 'absence'],
    succeed: 1,
    async prepare(stage) {
      const { body } = await sampleCalls.requestAbsence(stage)
      return [stage.call('requestAbsence', { body }), stage.call('requestAbsence', { body })]
    },
  },
  {
    name: 'a package gets a service that is made inactive',
    writes: ['paket', 'product'],
    inOrder: ['paket', 'product'],
    async prepare(stage) {
      const { body } = await sampleCalls.createPaket(stage)
      return [stage.call('createPaket', { body }), await productInactive(stage, body.items[0]?.product_id ?? 0)]
    },
  },
  {
    name: 'ten prices from one day are entered',
    writes: Array.from({ length: 10 }, () => 'product_price' as const),
    succeed: 1,
    async prepare(stage) {
      const { path, body } = await sampleCalls.createProductPrice(stage)
      return Array.from({ length: 10 }, (_, index) =>
        stage.call('createProductPrice', { path, body: { ...body, price: 1_000 * (index + 1) } }),
      )
    },
  },
  {
    name: 'two managers disable each other',
    writes: ['user', 'user'],
    succeed: 1,
    async prepare(stage) {
      const { server, clinic, database } = stage
      const { company_id, clinic_id } = clinic
      // the two are the only ones
      await database.updateTable('user').set({ status: 0 }).where('company_id', '=', company_id).execute()
      const manager = async () => {
        const staff_id = (await sampleCalls.getStaff(stage)).path.id
        const user = await server.makeUser({ company_id, clinic_id }, 'manager_clinic', { staff_id })
        return { id: user.id, token: await server.tokenOf(user) }
      }
      const [one, other] = [await manager(), await manager()]
      const body = { status: 'disabled' }
      return [
        stage.call('setAccountStatus', { path: { id: other.id }, body }, one.token),
        stage.call('setAccountStatus', { path: { id: one.id }, body }, other.token),
      ]
    },
  },
  {
    name: 'two managers make each other inactive',
    writes: ['user', 'user'],
    succeed: 1,
    async prepare(stage) {
      const { server, clinic, database } = stage
      const { company_id, clinic_id } = clinic
      await database.updateTable('user').set({ status: 0 }).where('company_id', '=', company_id).execute()
      const manager = async () => {
        const { path, body } = await sampleCalls.updateStaff(stage)
        const user = await server.makeUser({ company_id, clinic_id }, 'manager_clinic', { staff_id: path.id })
        return { path, body: { ...body, status: 'inactive' }, token: await server.tokenOf(user) }
      }
      const [one, other] = [await manager(), await manager()]
      return [
        stage.call('updateStaff', { path: other.path, body: other.body }, one.token),
        stage.call('updateStaff', { path: one.path, body: one.body }, other.token),
      ]
    },
  },
  {
    name: 'an invitation is renewed while the assistant is made inactive',
    writes: ['invitation', 'staff'],
    inOrder: ['invitation', 'staff'],
    async prepare(stage) {
      const { path, body } = await sampleCalls.renewInvitation(stage)
      const { staff_id } = await stage.database
        .selectFrom('user')
        .select('staff_id')
        .where('id', '=', path.id)
        .executeTakeFirstOrThrow()
      return [stage.call('renewInvitation', { path, body }), await staffInactive(stage, staff_id ?? 0)]
    },
  },
  {
    name: 'an assistant is invited while they are made inactive',
    writes: ['invitation', 'staff'],
    inOrder: ['user', 'staff'],
    async prepare(stage) {
      const { path, body } = await sampleCalls.inviteStaff(stage)
      return [stage.call('inviteStaff', { path, body }), await staffInactive(stage, path.id)]
    },
  },
  {
    name: 'a registration is accepted twice',
    writes: ['company', 'company'],
    succeed: 1,
    async prepare(stage) {
      const { path, body } = await sampleCalls.acceptRegistration(stage)
      return [stage.call('acceptRegistration', { path, body }), stage.call('acceptRegistration', { path, body })]
    },
  },
  {
    name: 'a registration is accepted and merged',
    writes: ['company', 'patient'],
    succeed: 1,
    async prepare(stage) {
      const { path, body } = await sampleCalls.mergeRegistration(stage)
      const { version } = body
      return [
        stage.call('acceptRegistration', { path, body: { version } }),
        stage.call('mergeRegistration', { path, body }),
      ]
    },
  },
  {
    name: 'somebody registers while the clinic closes its registration',
    writes: ['registration', 'clinic'],
    inOrder: ['registration', 'clinic'],
    async prepare(stage) {
      const { body } = await sampleCalls.createRegistration(stage)
      const headers = { 'x-forwarded-for': [10, 0, 0, 0].map((at) => at || randomInt(1, 250)).join('.') }
      return [
        stage.call('createRegistration', { body, headers }),
        await clinicChange({ registration_open: false })(stage),
      ]
    },
  },
  {
    name: 'one file is imported by two windows, as two imports',
    writes: ['company', 'company'],
    async prepare(stage) {
      const [one, other] = [await sampleCalls.runImport(stage), await sampleCalls.runImport(stage)]
      const { company_id } = stage.clinic
      // both bring the same person
      await sql`update import_row set cells = (select cells from import_row as first where company_id = ${company_id}
        and import_id = ${one.path.id}) where company_id = ${company_id}`.execute(stage.database)
      return [stage.call('runImport', one), stage.call('runImport', other)]
    },
  },
]

/** An appointment whose patient waits, and the request that takes the arrival back. */
async function arrived(stage: Stage) {
  const { path, body } = await sampleCalls.undoArrival(stage)
  const visit = await stage.database
    .selectFrom('visit')
    .select('id')
    .where((eb) => eb.and({ company_id: stage.clinic.company_id, appointment_id: path.id }))
    .executeTakeFirstOrThrow()
  return { visit, undo: stage.call('undoArrival', { path, body }) }
}

/** Returns the states that no order of the requests may leave behind, for every race. */
export async function findBrokenInvariants({ database, clinic: { company_id } }: Stage) {
  const inactive = (table: 'doctor' | 'staff' | 'room') =>
    sql`exists (select from ${sql.table(table)} as its where its.company_id = planned.company_id
      and its.id = planned.${sql.ref(`${table}_id`)} and its.status = 'inactive')`
  const { rows } = await sql<{ what: string; id: number }>`
    select 'appointment of who is inactive' as what, id from appointment as planned where company_id = ${company_id}
      and state in ('booked', 'confirmed') and (${inactive('doctor')} or ${inactive('room')})
    union all select 'arrived without a visit, or the other way round', id from appointment where company_id = ${company_id}
      and (state = 'arrived') is distinct from exists (select from visit where visit.company_id = appointment.company_id
        and visit.appointment_id = appointment.id and visit.state <> 'entered_in_error')
    union all select 'shift of who is inactive', id from shift as planned where company_id = ${company_id}
      and cancelled_at is null and ends_at > now() and (${inactive('doctor')} or ${inactive('staff')} or ${inactive('room')})
    union all select 'no manager', id from clinic where company_id = ${company_id} and not exists (
      select from "user" where company_id = ${company_id} and role = 'manager_clinic' and status = 1)
    union all select 'person created twice', min(id) from patient where company_id = ${company_id} and id in (
      select object_id from audit_event where company_id = ${company_id} and object = 'patient' and action = 'create')
      group by first_name, last_name, date_of_birth, phone having count(*) > 1
    union all select 'absence twice', one.id from absence as one join absence as other on other.company_id = one.company_id
      and other.id > one.id and other.starts_on <= one.ends_on and other.ends_on >= one.starts_on
      where one.company_id = ${company_id}`.execute(database)
  return rows
}

/** Whether the audit, whose order is that of the commits, tells the first after the second. */
export async function isOutOfOrder(
  { database, clinic: { company_id } }: Stage,
  [relies, changes]: readonly [string, string],
) {
  const events = await database
    .selectFrom('audit_event')
    .select('object')
    .where('company_id', '=', company_id)
    .where('query', 'is', null)
    .where('object', 'in', [relies, changes])
    .orderBy('group_number')
    .orderBy('position')
    .execute()
  const objects = events.map(({ object }) => object)
  return objects.includes(changes) && objects.lastIndexOf(relies) > objects.indexOf(changes)
}

async function roomInactive(stage: Stage, { room_id }: { room_id: number }) {
  const { body } = await sampleCalls.updateRoom(stage)
  return stage.call('updateRoom', { path: { id: room_id }, body: { ...body, status: 'inactive' } })
}

function doctorInactive(stage: Stage, { doctor_id }: { doctor_id: number }) {
  return doctorChange(stage, doctor_id, { status: 'inactive' })
}

async function doctorChange(stage: Stage, doctor_id: number, change: Partial<Schema<'DoctorInput'>>) {
  const { body } = await sampleCalls.updateDoctor(stage)
  const { nik } = await stage.database
    .selectFrom('doctor')
    .select('nik')
    .where((eb) => eb.and({ company_id: stage.clinic.company_id, id: doctor_id }))
    .executeTakeFirstOrThrow()
  return stage.call('updateDoctor', { path: { id: doctor_id }, body: { ...body, nik, ...change } })
}

async function staffInactive(stage: Stage, staff_id: number) {
  const { body } = await sampleCalls.updateStaff(stage)
  const { nik } = await stage.database
    .selectFrom('staff')
    .select('nik')
    .where((eb) => eb.and({ company_id: stage.clinic.company_id, id: staff_id }))
    .executeTakeFirstOrThrow()
  return stage.call('updateStaff', { path: { id: staff_id }, body: { ...body, nik, status: 'inactive' } })
}

async function patientInactive(stage: Stage, { patient_id }: { patient_id: number }) {
  const body = { ...otherPatientInput({ first_name: randomUUID() }), status: 'inactive', version: 1 }
  return stage.call('updatePatient', { path: { id: patient_id }, body })
}

async function productInactive(stage: Stage, id: number) {
  const { body } = await sampleCalls.updateProduct(stage)
  return stage.call('updateProduct', { path: { id }, body: { ...body, status: 'inactive' } })
}

function clinicChange(change: Partial<Schema<'InformationUpdate'>>) {
  return async (stage: Stage) =>
    stage.call('updateInformation', { body: { ...(await stage.information()), ...change } })
}

async function approvedLeave(stage: Stage, { doctor_id, starts_at }: Booked) {
  const { path } = await sampleCalls.approveAbsence(stage)
  const day = starts_at.slice(0, 10)
  await stage.database
    .updateTable('absence')
    .set({ doctor_id, starts_on: day, ends_on: day })
    .where((eb) => eb.and({ company_id: stage.clinic.company_id, id: path.id }))
    .execute()
  return stage.call('approveAbsence', { path, body: { version: 1 } })
}

async function shiftOf({ database, clinic: { company_id } }: Stage, doctor_id: number) {
  const { id } = await database
    .selectFrom('shift')
    .select('id')
    .where((eb) => eb.and({ company_id, doctor_id }))
    .executeTakeFirstOrThrow()
  return id
}

/** Gives the appointments of a clinic to another dentist and another patient, at another time. */
async function giveAway(stage: Stage) {
  const doctor_id = (await sampleCalls.getDoctor(stage)).path.id
  const { company_id } = stage.clinic
  await stage.database.updateTable('appointment').set({ doctor_id }).where('company_id', '=', company_id).execute()
}

const day = 86_400_000
const [thisMonday = ''] = weekOf(new Date().toISOString().slice(0, 10))
const dayAfterMonday = (days: number) => new Date(Date.parse(thisMonday) + days * day).toISOString().slice(0, 10)
const thisWeekToNext = () => ({ from: dayAfterMonday(-7), to: dayAfterMonday(7) })

/** A shift of last week, or as many weeks after it. */
async function addWeekShift(
  { database, clinic: { company_id, clinic_id } }: World,
  { weeks = 0, ...whose }: { doctor_id?: number; staff_id?: number; room_id?: number; weeks?: number },
) {
  const date = dayAfterMonday(-7 + 7 * weeks)
  await database
    .insertInto('shift')
    .values({
      company_id,
      clinic_id,
      date,
      template_id: null,
      assists_doctor_id: null,
      worker_key: randomUUID(),
      doctor_id: null,
      staff_id: null,
      room_id: null,
      slot_minutes: 30,
      quota: null,
      online_bookable: false,
      starts_at: `${date}T08:00:00+07:00`,
      ends_at: `${date}T12:00:00+07:00`,
      ...whose,
    })
    .execute()
}
