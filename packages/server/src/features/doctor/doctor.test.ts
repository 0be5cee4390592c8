import type { Schema } from '@clinic/api'
import { licenceState } from '@clinic/core/doctor'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'

const server = await startTestServer()
afterAll(() => server.close())

const andi: Schema<'DoctorInput'> = {
  name: 'Andi Pratama',
  name_prefix: 'drg.',
  name_suffix: 'Sp.KG',
  nik: '3171065705900001',
  specialty: 'conservation',
  str_number: 'STR-1',
  str_valid_until: null,
  sip_number: 'SIP-1',
  sip_valid_until: '2099-12-31',
  phone: '+6281234567890',
  email: 'andi@klinik.test',
  color: 'teal',
  room_id: null,
  duration_minutes: 45,
  status: 'active',
}

async function openDoctors() {
  const { token, tokenFor } = await openClinic(server)
  const desk = await tokenFor('front_office_clinic')
  const create = (overrides: Partial<Schema<'DoctorInput'>> = {}) =>
    server.call('createDoctor', { token, body: { ...andi, ...overrides } })
  return { token, desk, create }
}

describe('dentists who may treat', () => {
  it('include external ones; the others are listed with the reason, for the day asked', async () => {
    const { token, desk, create } = await openDoctors()
    const bank = { bank_name: '', bank_account: '', bank_holder: '' }
    const agreement = { institution: '', agreement_number: '', agreement_from: null, agreement_until: null, ...bank }
    const hire = (name: string, engagement: Schema<'Engagement'>, nik: string) =>
      server.call('createDoctorExternal', { token, body: { ...andi, ...agreement, name, engagement, nik } })
    await create({ name: 'Ayu', nik: '3171065705900011', sip_valid_until: '2098-06-30' })
    await create({ name: 'Budi', nik: '3171065705900012', status: 'inactive' })
    await create({ name: 'Citra', nik: '3171065705900013', status: 'on_leave' })
    await create({ name: 'Dewi', nik: '3171065705900014', sip_valid_until: '2020-01-01' })
    await hire('Eko', 'visiting', '3171065705900015')
    await hire('Fajar', 'referral_recipient', '3171065705900016')
    const on = async (query: { date?: string }) => {
      const { status, body } = await server.call('listTreatingDoctor', { token: desk, query })
      expect(status).toBe(200)
      return body.data.rows.map(({ display_name, employment, problem }: Schema<'TreatingDoctor'>) => [
        display_name.split(/[ ,]+/)[1],
        employment,
        problem,
      ])
    }
    expect(await on({})).toEqual([
      ['Ayu', 'internal', null],
      ['Budi', 'internal', 'inactive'],
      ['Citra', 'internal', null],
      ['Dewi', 'internal', 'licence_expired'],
      ['Eko', 'external', null],
      ['Fajar', 'external', 'refers_only'],
    ])
    expect((await on({ date: '2098-07-01' }))[0]).toEqual(['Ayu', 'internal', 'licence_expired'])
    expect((await on({ date: '2098-06-30' }))[0]).toEqual(['Ayu', 'internal', null])
  })
})

describe('a dentist', () => {
  it('is called by the name with its titles', async () => {
    const { create } = await openDoctors()
    expect((await create()).body.data).toMatchObject({
      ...andi,
      display_name: 'drg. Andi Pratama, Sp.KG',
      room_name: null,
    })
    const plain = { name: 'Sukarno', name_prefix: '', name_suffix: '', nik: '3171065705900002' }
    expect((await create(plain)).body.data.display_name).toBe('Sukarno')
  })

  it.each(['andi', 'sp.kg', '57059', 'sip-1', '8123456'])('is found by %s', async (search) => {
    const { create, desk } = await openDoctors()
    await create()
    await create({ name: 'Budi', name_suffix: '', nik: '3171061111900002', sip_number: 'X', phone: '' })
    const { body } = await server.call('listDoctor', { token: desk, query: { search } })
    expect(body.data.rows.map(({ name }: Schema<'Doctor'>) => name)).toEqual(['Andi Pratama'])
  })

  it('cannot work in a room that the clinic does not have', async () => {
    const { create } = await openDoctors()
    expect((await create({ room_id: 999_999 })).body.data.fields).toEqual({ room_id: 'This is not one of the choices' })
  })

  it('has a NIK that is unique in the clinic', async () => {
    const { create } = await openDoctors()
    await create()
    expect(await create({ name: 'Budi' })).toMatchObject({
      status: 422,
      body: { data: { fields: { nik: 'This is the NIK of Andi Pratama' } } },
    })
    const { create: elsewhere } = await openDoctors()
    expect((await elsewhere()).status).toBe(201)
  })

  it.each([
    { field: 'nik', value: '123', problem: 'A NIK has 16 digits' },
    { field: 'sip_number', value: ' ', problem: 'This is required' },
    { field: 'sip_valid_until', value: '2026-02-30', problem: 'This is not a date' },
    { field: 'name', value: '', problem: 'This is required' },
    { field: 'duration_minutes', value: 0, problem: 'At least 5' },
    { field: 'color', value: 'mauve', problem: 'This is not one of the choices' },
    { field: 'display_name', value: 'Prof.', problem: 'This field is not known' },
    { field: 'employment', value: 'external', problem: 'This field is not known' },
  ])('is refused with $field "$value"', async ({ field, value, problem }) => {
    const { create } = await openDoctors()
    expect(await create({ [field]: value })).toMatchObject({
      status: 400,
      body: { data: { fields: { [field]: problem } } },
    })
  })

  it('is written by the manager alone', async () => {
    const { desk, create } = await openDoctors()
    const { id } = (await create()).body.data
    const body = { ...andi, version: 1 }
    expect((await server.call('createDoctor', { token: desk, body: andi })).status).toBe(403)
    expect((await server.call('updateDoctor', { token: desk, path: { id }, body })).status).toBe(403)
    expect((await server.call('getDoctor', { token: desk, path: { id } })).status).toBe(200)
  })

  it('from outside does not stand among those of the house, and the other way round', async () => {
    const { token, create } = await openDoctors()
    const { id } = (await create()).body.data
    expect((await server.call('getDoctorExternal', { token, path: { id } })).status).toBe(404)
    expect((await server.call('listDoctorExternal', { token })).body.data.count).toBe(0)
  })
})

describe('a licence', () => {
  const day = (days: number) => new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

  it('has the state in the list that core computes, and is found by it', async () => {
    const { token, create } = await openDoctors()
    const until = [day(-1), day(0), day(90), day(91), '2099-12-31']
    for (const [index, sip_valid_until] of until.entries())
      await create({ name: `Dokter ${index}`, nik: `31710657059001${index}0`, sip_valid_until })
    const { rows } = (await server.call('listDoctor', { token })).body.data
    expect(rows.map(({ licence }: Schema<'Doctor'>) => licence)).toEqual([
      'expired',
      'expiring',
      'expiring',
      'valid',
      'valid',
    ])
    for (const row of rows) expect(row.licence).toBe(licenceState(row, day(0)))
    const expiring = await server.call('listDoctor', { token, query: { licence: 'expiring' } })
    expect(expiring.body.data).toMatchObject({ count: 2, rows: [{ name: 'Dokter 1' }, { name: 'Dokter 2' }] })
  })
})
