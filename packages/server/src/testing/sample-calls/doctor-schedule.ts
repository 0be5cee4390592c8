import { weekOf } from '@clinic/core/time'
import { inDays } from '../sample-times'
import type { SampleCalls, World } from '../sample-world'
import { addDoctor, signInAsDentist } from './doctor'

export const calls = {
  getDoctorSchedule: async () => ({ query: { from: '2099-01-05', until: '2099-01-11' } }),
  previewDoctorWeekCopy: async () => ({ query: { from: inDays(7), to: inDays(14) } }),
  copyDoctorWeek: async () => ({ body: { from: inDays(7), to: inDays(14) } }),
  undoDoctorWeekCopy: async (world) => ({ path: await addWeekCopy(world, 'doctor'), body: { version: 1 } }),
  listShiftTemplate: async () => ({}),
  createShiftTemplate: async (world) => ({ body: { ...shiftTemplate(), doctor_id: (await addDoctor(world)).id } }),
  updateShiftTemplate: async (world) => ({
    path: await addShiftTemplate(world),
    body: { ...shiftTemplate(), ends: '11:00', version: 1 },
  }),
  endShiftTemplate: async (world) => ({
    path: await addShiftTemplate(world),
    body: { last_day: shiftTemplate().valid_from, version: 1 },
  }),
  createDoctorShift: async (world) => ({
    body: { ...shift(), date: inDays(10), doctor_id: (await addDoctor(world)).id },
  }),
  updateDoctorShift: async (world) => ({
    path: await addShift(world),
    body: { ...shift(), ends: '11:00', version: 1 },
  }),
  cancelDoctorShift: async (world) => ({
    path: await addShift(world),
    body: { reason: 'Ruangan bocor', version: 1 },
  }),
  listAbsence: async () => ({}),
  requestAbsence: async (world) => {
    const { id: doctor_id } = await addDoctor(world)
    await signInAsDentist(world, doctor_id)
    return { body: { ...absence(), doctor_id } }
  },
  approveAbsence: async (world) => ({ path: await addAbsence(world), body: { version: 1 } }),
  rejectAbsence: async (world) => ({
    path: await addAbsence(world),
    body: { reason: 'Sudah ada yang cuti', version: 1 },
  }),
  cancelAbsence: async (world) => ({ path: await addAbsence(world), body: { version: 1 } }),
  listAbsenceAppointment: async (world) => ({ path: await addAbsence(world) }),
} satisfies Partial<SampleCalls>

export const shift = () => ({
  starts: '08:00',
  ends: '12:00',
  room_id: null,
  slot_minutes: 30,
  quota: null,
  online_bookable: false,
})

export const shiftTemplate = () => ({
  ...shift(),
  weekday: 'monday' as const,
  every_weeks: 1,
  valid_from: inDays(10),
  valid_until: inDays(40),
})

async function addShiftTemplate(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: doctor_id } = await addDoctor(world)
  return world.database
    .insertInto('shift_template')
    .values({ ...shiftTemplate(), company_id, clinic_id, doctor_id, staff_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function addShift(world: World, { doctor, date = inDays(10) }: { doctor?: number; date?: string } = {}) {
  const { company_id, clinic_id } = world.clinic
  const doctor_id = doctor ?? (await addDoctor(world)).id
  const { starts, ends, ...rest } = shift()
  return world.database
    .insertInto('shift')
    .values({
      ...rest,
      company_id,
      clinic_id,
      doctor_id,
      staff_id: null,
      assists_doctor_id: null,
      template_id: null,
      worker_key: `doctor:${clinic_id}:${doctor_id}`,
      date,
      starts_at: `${date}T${starts}:00+07:00`,
      ends_at: `${date}T${ends}:00+07:00`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export const absence = () => ({
  kind: 'leave' as const,
  starts_on: inDays(10),
  ends_on: inDays(12),
  reason: 'Cuti tahunan',
})

/** Of the dentist who may sign in. */
async function addAbsence(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: doctor_id } = await addDoctor(world)
  await signInAsDentist(world, doctor_id)
  return world.database
    .insertInto('absence')
    .values({
      ...absence(),
      company_id,
      clinic_id,
      doctor_id,
      staff_id: null,
      state: 'requested',
      requested_by: 'Rani Putri',
      decided_by: null,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A copy of a week that entered no shifts, or changed no rooms. */
export function addWeekCopy(
  { database, clinic: { company_id, clinic_id } }: World,
  worker: 'doctor' | 'staff',
  rooms?: '[]',
) {
  const [from_monday = ''] = weekOf(inDays(7))
  const [to_monday = ''] = weekOf(inDays(14))
  return database
    .insertInto('shift_copy')
    .values({
      company_id,
      clinic_id,
      worker,
      from_monday,
      to_monday,
      shifts: 0,
      skipped: '[]',
      rooms,
      copied_at: new Date(),
      copied_by: 'Rani Putri',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
