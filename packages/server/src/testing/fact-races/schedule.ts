import { randomUUID } from 'node:crypto'
import { weekOf } from '@clinic/core/time'
import { sampleCalls } from '../sample-calls'
import type { World } from '../sample-world'
import { doctorInactive, roomInactive, staffInactive } from './changes'
import type { FactRace } from './stage'

/** Shifts, regular shifts, copied weeks and leave. */
export const scheduleRaces: readonly FactRace[] = [
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
    name: 'a copy of rooms is undone while the room of before is made inactive',
    writes: ['shift', 'room'],
    async prepare(stage) {
      const doctor_id = (await sampleCalls.getDoctor(stage)).path.id
      const [room_id, before] = [(await sampleCalls.getRoom(stage)).path.id, (await sampleCalls.getRoom(stage)).path.id]
      await addWeekShift(stage, { doctor_id, room_id })
      await addWeekShift(stage, { doctor_id, room_id: before, weeks: 2 })
      await stage.call('copyDoctorRoom', { body: thisWeekToNext() })()
      const { id } = await stage.database
        .selectFrom('shift_copy')
        .select('id')
        .where('company_id', '=', stage.clinic.company_id)
        .executeTakeFirstOrThrow()
      return [
        stage.call('undoDoctorRoomCopy', { path: { id }, body: { version: 1 } }),
        await roomInactive(stage, { room_id: before }),
      ]
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
]

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
