import { inDays } from '../sample-times'
import type { SampleCalls, World } from '../sample-world'
import { absence, addWeekCopy, shift, shiftTemplate } from './doctor-schedule'
import { addStaff } from './staff'

export const calls = {
  getStaffSchedule: async () => ({ query: { from: '2099-01-05', until: '2099-01-11' } }),
  publishStaffWeek: async () => ({ body: { week: inDays(7) } }),
  previewStaffWeekCopy: async () => ({ query: { from: inDays(7), to: inDays(14) } }),
  copyStaffWeek: async () => ({ body: { from: inDays(7), to: inDays(14) } }),
  undoStaffWeekCopy: async (world) => ({ path: await addWeekCopy(world, 'staff'), body: { version: 1 } }),
  listStaffTemplate: async () => ({}),
  createStaffTemplate: async (world) => ({ body: { ...staffTemplate(), staff_id: (await addStaff(world)).id } }),
  updateStaffTemplate: async (world) => ({
    path: await addStaffTemplate(world),
    body: { ...staffTemplate(), ends: '11:00', version: 1 },
  }),
  endStaffTemplate: async (world) => ({
    path: await addStaffTemplate(world),
    body: { last_day: staffTemplate().valid_from, version: 1 },
  }),
  createStaffShift: async (world) => ({
    body: { ...staffShift(), date: inDays(10), staff_id: (await addStaff(world)).id },
  }),
  updateStaffShift: async (world) => ({
    path: await addStaffShift(world),
    body: { ...staffShift(), ends: '11:00', version: 1 },
  }),
  cancelStaffShift: async (world) => ({
    path: await addStaffShift(world),
    body: { reason: 'Ruangan bocor', version: 1 },
  }),
  listStaffAbsence: async () => ({}),
  requestStaffAbsence: async (world) => ({ body: { ...absence(), staff_id: (await addStaff(world)).id } }),
  approveStaffAbsence: async (world) => ({ path: await addStaffAbsence(world), body: { version: 1 } }),
  rejectStaffAbsence: async (world) => ({
    path: await addStaffAbsence(world),
    body: { reason: 'Sudah ada yang cuti', version: 1 },
  }),
  cancelStaffAbsence: async (world) => ({ path: await addStaffAbsence(world), body: { version: 1 } }),
} satisfies Partial<SampleCalls>

const staffShift = () => ({ starts: '08:00', ends: '12:00', room_id: null, assists_doctor_id: null })

const staffTemplate = () => ({
  ...staffShift(),
  weekday: 'monday' as const,
  every_weeks: 1,
  valid_from: inDays(10),
  valid_until: inDays(40),
})

async function addStaffTemplate(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: staff_id } = await addStaff(world)
  return world.database
    .insertInto('shift_template')
    .values({ ...shiftTemplate(), company_id, clinic_id, doctor_id: null, staff_id, assists_doctor_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function addStaffShift(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: staff_id } = await addStaff(world)
  const { starts, ends, ...rest } = shift()
  const date = inDays(10)
  return world.database
    .insertInto('shift')
    .values({
      ...rest,
      company_id,
      clinic_id,
      doctor_id: null,
      staff_id,
      assists_doctor_id: null,
      template_id: null,
      worker_key: `staff:${clinic_id}:${staff_id}`,
      date,
      starts_at: `${date}T${starts}:00+07:00`,
      ends_at: `${date}T${ends}:00+07:00`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function addStaffAbsence(world: World) {
  const { company_id, clinic_id } = world.clinic
  const { id: staff_id } = await addStaff(world)
  return world.database
    .insertInto('absence')
    .values({
      ...absence(),
      company_id,
      clinic_id,
      doctor_id: null,
      staff_id,
      state: 'requested',
      requested_by: 'Rani Putri',
      decided_by: null,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
