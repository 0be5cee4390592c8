import type { Schema } from '@clinic/api'
import type { TestClinic, TestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'

export const hours = { starts: '08:00', ends: '12:00', room_id: null, assists_doctor_id: null }

export const mondays = {
  ...hours,
  weekday: 'monday',
  every_weeks: 1,
  valid_from: '2026-11-20',
  valid_until: '2026-12-14',
}

export const week = { from: '2026-11-23', until: '2026-11-29' }

export const nextWeek = { from: '2026-11-30', until: '2026-12-06' }

let people = 0

export const nik = () => `31710657059${String(++people).padStart(5, '0')}`

const licence = { str_number: '', str_valid_until: null, sip_number: '', sip_valid_until: null }

const someStaff = (): Schema<'StaffInput'> => ({
  name: 'Yuni',
  nik: nik(),
  position: 'dental_nurse',
  ...licence,
  skills: [],
  doctor_id: null,
  phone: '',
  email: '',
  status: 'active',
})

const someDoctor = (): Schema<'DoctorInput'> => ({
  name: 'Ayu',
  name_prefix: 'drg.',
  name_suffix: '',
  nik: nik(),
  specialty: 'general',
  ...licence,
  sip_number: 'SIP-1',
  sip_valid_until: '2099-12-31',
  phone: '',
  email: '',
  color: 'blue',
  room_id: null,
  duration_minutes: 30,
  status: 'active',
})

export async function openSchedule(
  server: TestServer,
  of?: Pick<TestClinic, 'company_id'>,
  values: { name?: string } = {},
) {
  const { clinic, token, signIn, tokenFor } = await openClinic(
    server,
    { ...values, ...(of && { company_id: of.company_id }) },
    { displayname: 'Rani' },
  )
  const tokenOf = async (role: 'front_office_clinic' | 'nurse_clinic', staff_id: number | null = null) =>
    tokenFor(role, { staff_id, displayname: role })
  const hire = async (overrides: Partial<Schema<'StaffInput'>> = {}) =>
    (await server.call('createStaff', { token, body: { ...someStaff(), ...overrides } })).body.data
  const hireDoctor = async (overrides: Partial<Schema<'DoctorInput'>> = {}) =>
    (await server.call('createDoctor', { token, body: { ...someDoctor(), ...overrides } })).body.data
  const build = async (code = 'T1', status = 'active') => {
    const body = {
      code,
      name: 'Melati',
      type: 'treatment',
      floor: '',
      chair_brand: '',
      chair_serial: '',
      note: '',
      status,
    }
    return (await server.call('createRoom', { token, body })).body.data
  }
  const plan = (staff_id: number, overrides: object = {}) =>
    server.call('createStaffTemplate', { token, body: { ...mondays, staff_id, ...overrides } })
  const help = (staff_id: number, overrides: object = {}) =>
    server.call('createStaffShift', { token, body: { ...hours, staff_id, date: '2026-11-24', ...overrides } })
  const practise = (doctor_id: number, overrides: object = {}) =>
    server.call('createDoctorShift', {
      token,
      body: {
        starts: '08:00',
        ends: '12:00',
        room_id: null,
        slot_minutes: 30,
        quota: null,
        online_bookable: false,
        doctor_id,
        date: '2026-11-24',
        ...overrides,
      },
    })
  const ask = (staff_id: number, overrides: object = {}) =>
    server.call('requestStaffAbsence', {
      token,
      body: { staff_id, kind: 'leave', starts_on: '2026-11-24', ends_on: '2026-11-24', reason: 'Umrah', ...overrides },
    })
  const approve = (id: number) => server.call('approveStaffAbsence', { token, path: { id }, body: { version: 1 } })
  const schedule = async (query: Record<string, string> = week, as = token) =>
    (await server.call('getStaffSchedule', { token: as, query })).body.data
  const publish = (day = week.from) => server.call('publishStaffWeek', { token, body: { week: day } })
  const copy = (from = week.from, to = nextWeek.from) => server.call('copyStaffWeek', { token, body: { from, to } })
  const preview = async (from = week.from, to = nextWeek.from) =>
    (await server.call('previewStaffWeekCopy', { token, query: { from, to } })).body.data
  const undo = (id: number, as = token) =>
    server.call('undoStaffWeekCopy', { token: as, path: { id }, body: { version: 1 } })
  const people = { hire, hireDoctor, build }
  const copying = { copy, preview, undo }
  return {
    clinic,
    token,
    signIn,
    tokenOf,
    ...people,
    plan,
    help,
    practise,
    ask,
    approve,
    schedule,
    publish,
    ...copying,
  }
}
