import type { Schema } from '@clinic/api'
import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'

const server = await startTestServer()
afterAll(() => server.close())

const yuni: Schema<'StaffInput'> = {
  name: 'Yuni Kartika',
  nik: '3171065705900003',
  position: 'dental_nurse',
  str_number: 'STR-3',
  str_valid_until: '2028-01-01',
  sip_number: '',
  sip_valid_until: null,
  skills: ['four_handed', 'surgery'],
  doctor_id: null,
  phone: '',
  email: '',
  status: 'active',
}

async function openStaff() {
  const { token } = await openClinic(server)
  const create = (overrides: Partial<Schema<'StaffInput'>> = {}) =>
    server.call('createStaff', { token, body: { ...yuni, ...overrides } })
  return { token, create }
}

it('keeps their skills, and the dentist they prefer to assist', async () => {
  const { token, create } = await openStaff()
  const doctor = await server.call('createDoctor', {
    token,
    body: {
      name: 'Andi',
      name_prefix: 'drg.',
      name_suffix: '',
      nik: '3171065705900001',
      specialty: 'general',
      str_number: '',
      str_valid_until: null,
      sip_number: 'S',
      sip_valid_until: '2099-01-01',
      phone: '',
      email: '',
      color: 'blue',
      room_id: null,
      duration_minutes: 30,
      status: 'active',
    },
  })
  const { id: doctor_id } = doctor.body.data
  const { id } = (await create({ doctor_id })).body.data
  expect((await server.call('getStaff', { token, path: { id } })).body.data).toMatchObject({
    ...yuni,
    doctor_id,
    doctor_name: 'drg. Andi',
    licence: 'none',
  })
})

it('is found by position', async () => {
  const { token, create } = await openStaff()
  await create()
  await create({ name: 'Bayu', nik: '3171065705900004', position: 'radiographer' })
  const { body } = await server.call('listStaff', { token, query: { position: 'radiographer' } })
  expect(body.data).toMatchObject({ count: 1, rows: [{ name: 'Bayu' }] })
})

it('cannot prefer a dentist of another clinic', async () => {
  const { create } = await openStaff()
  expect((await create({ doctor_id: 999_999 })).body.data.fields).toEqual({
    doctor_id: 'This is not one of the choices',
  })
})

it('is refused twice with one NIK, and with a skill twice', async () => {
  const { create } = await openStaff()
  await create()
  expect((await create({ name: 'Bayu' })).body.data.fields).toEqual({ nik: 'This is the NIK of Yuni Kartika' })
  expect((await create({ nik: '3171065705900005', skills: ['surgery', 'surgery'] })).status).toBe(400)
})
