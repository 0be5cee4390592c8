import type { Schema } from '@clinic/api'
import type { TestClinic, TestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'

export const hours = {
  starts: '08:00',
  ends: '12:00',
  room_id: null,
  slot_minutes: 30,
  quota: null,
  online_bookable: true,
}

export const mondays = {
  ...hours,
  weekday: 'monday',
  every_weeks: 1,
  valid_from: '2026-11-20',
  valid_until: '2026-12-14',
}

export const week = { from: '2026-11-23', until: '2026-11-29' }

let people = 0

export const nik = () => `31710657059${String(++people).padStart(5, '0')}`

const oneDoctor = (): Schema<'DoctorInput'> => ({
  name: 'Ayu',
  name_prefix: 'drg.',
  name_suffix: '',
  nik: nik(),
  specialty: 'general',
  status: 'active',
  str_number: '',
  str_valid_until: null,
  sip_number: 'SIP-1',
  sip_valid_until: '2099-12-31',
  phone: '',
  email: '',
  color: 'blue',
  room_id: null,
  duration_minutes: 30,
})

export async function openSchedule(
  server: TestServer,
  of?: Pick<TestClinic, 'company_id'>,
  values: { name?: string; time_zone?: 'Asia/Jayapura' } = {},
) {
  const { clinic, token, signIn, tokenFor } = await openClinic(
    server,
    { ...values, ...(of && { company_id: of.company_id }) },
    { displayname: 'Rani' },
  )
  const tokenOf = async (
    role: 'front_office_clinic' | 'doctor_clinic' | 'nurse_clinic',
    doctor_id: number | null = null,
  ) => tokenFor(role, { doctor_id, displayname: role })

  const hire = async (overrides: Partial<Schema<'DoctorInput'>> = {}) => {
    const { data } = (await server.call('createDoctor', { token, body: { ...oneDoctor(), ...overrides } })).body
    return data
  }
  const build = async (code = 'T1') => {
    const body = {
      code,
      name: 'Melati',
      type: 'treatment',
      floor: '',
      chair_brand: '',
      chair_serial: '',
      note: '',
      status: 'active',
    }
    return (await server.call('createRoom', { token, body })).body.data
  }
  const plan = (doctor_id: number, overrides: object = {}) =>
    server.call('createShiftTemplate', { token, body: { ...mondays, doctor_id, ...overrides } })
  const help = (doctor_id: number, overrides: object = {}) =>
    server.call('createDoctorShift', { token, body: { ...hours, doctor_id, date: '2026-11-24', ...overrides } })
  const ask = (doctor_id: number, overrides: object = {}, as = token) =>
    server.call('requestAbsence', {
      token: as,
      body: { doctor_id, kind: 'leave', starts_on: '2026-11-30', ends_on: '2026-12-02', reason: 'Umrah', ...overrides },
    })
  const schedule = async (query: Record<string, string> = week, as = token) =>
    (await server.call('getDoctorSchedule', { token: as, query })).body.data
  const shifts = async (as = token) => (await schedule({ from: '2026-11-16', until: '2026-12-20' }, as)).shifts
  const dates = async () => (await shifts()).map(({ date }) => date)
  return { clinic, token, signIn, tokenOf, hire, build, plan, help, ask, schedule, shifts, dates }
}

export const refused = (fields: Record<string, string>) => ({ status: 422, body: { data: { fields } } })
