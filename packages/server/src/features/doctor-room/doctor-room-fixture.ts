import type { TestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'
import { oneDoctor } from '../../testing/sample-calls/doctor'

const hours = { starts: '08:00', ends: '12:00', room_id: null, slot_minutes: 30, quota: null, online_bookable: true }

/** A clinic with a dentist, whose shifts get rooms. */
export async function openRooms(server: TestServer) {
  const { clinic, token } = await openClinic(server)
  const { id: doctor_id } = (await server.call('createDoctor', { token, body: oneDoctor() })).body.data
  const build = async (code: string, status = 'active') => {
    const body = {
      code,
      name: code,
      type: 'treatment',
      floor: '',
      chair_brand: '',
      chair_serial: '',
      note: '',
      status,
    }
    return (await server.call('createRoom', { token, body })).body.data.id
  }
  const work = async (date: string, overrides: object = {}) =>
    (await server.call('createDoctorShift', { token, body: { ...hours, doctor_id, date, ...overrides } })).body.data
  const plan = async (weekday: 'monday' | 'tuesday') => {
    const regular = { weekday, every_weeks: 1, valid_from: '2026-11-30', valid_until: '2027-01-31' }
    return (await server.call('createShiftTemplate', { token, body: { ...hours, ...regular, doctor_id } })).body.data
  }
  const allocate = (id: number, room_id: number | null, version = 1, as = token) =>
    server.call('allocateDoctorRoom', { token: as, path: { id }, body: { room_id, version } })
  const preview = async (from: string, to: string) =>
    (await server.call('previewDoctorRoomCopy', { token, query: { from, to } })).body.data
  const copy = (from: string, to: string) => server.call('copyDoctorRoom', { token, body: { from, to } })
  const undo = (id: number, as = token) =>
    server.call('undoDoctorRoomCopy', { token: as, path: { id }, body: { version: 1 } })
  const shifts = async (from: string, until: string) =>
    (await server.call('getDoctorSchedule', { token, query: { from, until } })).body.data.shifts
  const rooms = async (from: string, until: string) =>
    (await shifts(from, until)).map(({ date, room_id, version }) => [date, room_id, version] as const)
  return { clinic, token, build, work, plan, allocate, preview, copy, undo, shifts, rooms }
}
