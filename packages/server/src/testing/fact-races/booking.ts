import { weekdays } from '@clinic/core/time'
import type { Tables } from '../../database/schema'
import { sampleCalls } from '../sample-calls'
import { clinicChange, doctorChange, doctorInactive, patientInactive, roomInactive } from './changes'
import type { FactRace, Sent, Stage } from './stage'

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

/** A booking, or a move, while what it relies on changes. */
export const bookingRaces: FactRace[] = bookings.flatMap(({ name, operationId, prepare }) =>
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
