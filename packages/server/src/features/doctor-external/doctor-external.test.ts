import type { Schema } from '@clinic/api'
import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'

const server = await startTestServer()
afterAll(() => server.close())

const maya: Schema<'DoctorExternalInput'> = {
  name: 'Maya Lestari',
  name_prefix: 'drg.',
  name_suffix: 'Sp.Ort',
  nik: '',
  specialty: 'orthodontics',
  str_number: '',
  str_valid_until: null,
  sip_number: 'SIP-9',
  sip_valid_until: '2099-12-31',
  phone: '',
  email: '',
  color: 'pink',
  room_id: null,
  duration_minutes: 60,
  engagement: 'visiting',
  institution: 'RSGM UI',
  agreement_number: 'PKS-1',
  agreement_from: '2026-01-01',
  agreement_until: '2026-12-31',
  bank_name: 'BCA',
  bank_account: '0123456789',
  bank_holder: 'Maya Lestari',
  status: 'active',
}

async function openDoctors() {
  const { token } = await openClinic(server)
  return (overrides: Partial<Schema<'DoctorExternalInput'>> = {}) =>
    server.call('createDoctorExternal', { token, body: { ...maya, ...overrides } })
}

it('a dentist from outside is stored with their agreement', async () => {
  const create = await openDoctors()
  expect((await create()).body.data).toMatchObject({
    ...maya,
    display_name: 'drg. Maya Lestari, Sp.Ort',
    licence: 'valid',
  })
})

it('two may be without a NIK', async () => {
  const create = await openDoctors()
  await create()
  expect((await create({ name: 'Sari' })).status).toBe(201)
})

it('a dentist who treats here has a licence; one who only receives referrals need not', async () => {
  const create = await openDoctors()
  const without = { sip_number: '', sip_valid_until: null }
  expect((await create(without)).body.data.fields).toEqual({ sip_number: 'This is required' })
  expect((await create({ sip_valid_until: null })).body.data.fields).toEqual({ sip_valid_until: 'This is required' })
  expect((await create({ ...without, engagement: 'referral_recipient' })).body.data).toMatchObject({ licence: 'none' })
})

it('an agreement ends after it begins', async () => {
  const create = await openDoctors()
  expect(await create({ agreement_until: '2025-12-31' })).toMatchObject({
    status: 422,
    body: { data: { fields: { agreement_until: 'Must be after the first day' } } },
  })
})

it('leads to the external dentist with the same NIK; a dentist of the house is only named', async () => {
  const { token } = await openClinic(server)
  const create = (overrides: Partial<Schema<'DoctorExternalInput'>>) =>
    server.call('createDoctorExternal', { token, body: { ...maya, ...overrides } })
  const nik = '3171061111900002'
  const { id } = (await create({ nik })).body.data
  const external = (await create({ name: 'Budi', nik })).body.data
  expect(external).toMatchObject({ holders: { nik: { kind: 'doctor_external', id, name: 'Maya Lestari' } } })
  const { engagement, institution, agreement_number, agreement_from, agreement_until, ...other } = maya
  const { bank_name, bank_account, bank_holder, ...house } = other
  const { data } = (await server.call('createDoctor', { token, body: { ...house, nik } })).body
  expect(data).toEqual({ fields: { nik: 'This is the NIK of Maya Lestari' } })
})
