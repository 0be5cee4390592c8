import type { Schema } from '@clinic/api'
import { openingHoursFixture } from '@clinic/core/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestClinic } from '../../testing/harness'

const server = await startTestServer()
afterAll(() => server.close())

const as = async (clinic: TestClinic, role: 'manager_clinic' | 'nurse_clinic' | 'front_office_clinic') =>
  server.tokenOf(await server.makeUser(clinic, role))

const information: Schema<'InformationUpdate'> = {
  name: 'Klinik Gigi Melati',
  status: 'inactive',
  address: 'Jl. Melati 2',
  city: 'Makassar',
  province: 'Sulawesi Selatan',
  country: 'Indonesia',
  postcode: '90111',
  email: 'halo@melati.test',
  whatsapp: '+628123456789',
  instagram: 'melati',
  linkedin: 'melati',
  phone: '+62411123456',
  website: 'https://melati.test',
  facebook: 'melati',
  twitter: 'melati',
  time_zone: 'Asia/Makassar',
  legal_name: 'PT Melati',
  type: 'utama',
  licence_number: '440/1',
  licence_expires_on: '2029-03-31',
  facility_code: '100012345',
  tax_number: '0012345678901000',
  registration_open: false,
  booking_open: true,
  paper: 'thermal_80',
  document_header: 'Izin 440/1',
  document_footer: 'Terima kasih',
  code: 'MLT',
  visit_prefix: 'V',
  invoice_prefix: 'INV2',
  prescription_prefix: 'R',
  letter_prefix: 'L',
  payment_prefix: 'K',
  slot_minutes: 20,
  late_tolerance_minutes: 10,
  discount_limit_percent: 5,
  rounding: 500,
  collects_tax: true,
  charges_stamp: true,
  takes_vital_signs: false,
  check_up_months: 9,
  version: 1,
}

describe('clinic information', () => {
  it('is shown to people who work there', async () => {
    const clinic = await server.makeClinic({ name: 'Klinik Melati' })
    const reply = await server.call('getInformation', { token: await as(clinic, 'nurse_clinic') })
    const data = { id: clinic.clinic_id, slug: clinic.slug, name: 'Klinik Melati', version: 1 }
    expect(reply).toMatchObject({ status: 200, body: { status: 'success', data } })
    expect(reply.body.data).not.toHaveProperty('company_id')
  })

  it('is changed by the manager, and what was and what is stand in the audit', async () => {
    const clinic = await server.makeClinic()
    const token = await as(clinic, 'manager_clinic')
    const before = (await server.call('getInformation', { token })).body.data
    const reply = await server.call('updateInformation', { token, body: information })
    expect(reply).toMatchObject({ status: 200, body: { data: { ...information, version: 2, slug: clinic.slug } } })
    expect(reply.body.data.updated_at > before.updated_at).toBe(true)
    expect((await server.call('getInformation', { token })).body.data).toEqual(reply.body.data)

    const events = await server.database
      .selectFrom('audit_event')
      .selectAll()
      .where('clinic_id', '=', clinic.clinic_id)
      .execute()
    expect(events).toMatchObject([
      {
        action: 'update',
        object: 'clinic',
        object_id: clinic.clinic_id,
        user_name: 'Rani Putri',
        role: 'manager_clinic',
        before,
        after: reply.body.data,
      },
    ])
  })

  it('is not overwritten from an older version, and the stored row is shown', async () => {
    const token = await as(await server.makeClinic(), 'manager_clinic')
    const first = await server.call('updateInformation', { token, body: information })
    const second = await server.call('updateInformation', { token, body: { ...information, name: 'Other' } })
    expect(second).toMatchObject({
      status: 409,
      body: {
        status: 'failed',
        msg: 'Somebody changed this in the meantime. Compare before you save again.',
        data: { current: first.body.data },
      },
    })
    expect((await server.call('getInformation', { token })).body.data).toEqual(first.body.data)
  })

  it('is changed by one of two tabs that save at the same time', async () => {
    const token = await as(await server.makeClinic(), 'manager_clinic')
    const save = () => server.call('updateInformation', { token, body: information })
    const statuses = (await Promise.all(Array.from({ length: 10 }, save))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  it('of another clinic is not changed', async () => {
    const [mine, sister] = [await server.makeClinic(), await server.makeClinic()]
    const sameCompany = await server.makeClinic({ company_id: mine.company_id })
    await server.call('updateInformation', { token: await as(mine, 'manager_clinic'), body: information })
    for (const other of [sister, sameCompany]) {
      const { body } = await server.call('getInformation', { token: await as(other, 'nurse_clinic') })
      expect(body.data).toMatchObject({ id: other.clinic_id, name: 'Klinik Gigi Senyum', version: 1 })
    }
  })

  it.each([
    { field: 'name', value: ' ', problem: 'This is required' },
    { field: 'status', value: 'closed', problem: 'This is not one of the choices' },
    { field: 'website', value: 'javascript:alert(1)', problem: 'This is not a web address; it begins with https://' },
    { field: 'time_zone', value: 'Europe/Paris', problem: 'This is not one of the choices' },
    { field: 'tax_number', value: '12', problem: 'This does not have the right form' },
    { field: 'licence_expires_on', value: '2029-02-30', problem: 'This is not a date' },
    { field: 'type', value: 'hospital', problem: 'This is not one of the choices' },
    { field: 'paper', value: 'a3', problem: 'This is not one of the choices' },
    { field: 'visit_prefix', value: 'kj', problem: 'This does not have the right form' },
    { field: 'invoice_prefix', value: '', problem: 'This is required' },
    { field: 'slot_minutes', value: 25, problem: 'This is not one of the choices' },
    { field: 'check_up_months', value: 5, problem: 'This is not one of the choices' },
    { field: 'late_tolerance_minutes', value: -1, problem: 'At least 0' },
    { field: 'discount_limit_percent', value: 101, problem: 'At most 100' },
    { field: 'slug', value: 'mine', problem: 'This field is not known' },
    { field: 'id', value: 1, problem: 'This field is not known' },
  ])('refuses $field $value', async ({ field, value, problem }) => {
    const token = await as(await server.makeClinic(), 'manager_clinic')
    const reply = await server.call('updateInformation', { token, body: { ...information, [field]: value } })
    expect(reply).toMatchObject({ status: 400, body: { data: { fields: { [field]: problem } } } })
  })

  it('is not changed by the front office', async () => {
    const token = await as(await server.makeClinic(), 'front_office_clinic')
    expect(await server.call('updateInformation', { token, body: information })).toMatchObject({ status: 403 })
  })
})

describe('the code of a clinic', () => {
  it("is no other clinic's of the company", async () => {
    const clinic = await server.makeClinic()
    const sister = await server.makeClinic({ company_id: clinic.company_id })
    const save = async (of: TestClinic) =>
      server.call('updateInformation', { token: await as(of, 'manager_clinic'), body: information })
    expect((await save(clinic)).status).toBe(200)
    expect(await save(sister)).toMatchObject({
      status: 422,
      body: { data: { fields: { code: 'Another clinic of the company has this code' } } },
    })
    expect((await save(await server.makeClinic())).status).toBe(200)
  })
})

describe('opening hours', () => {
  const hours = openingHoursFixture()
  const open = async () => {
    const clinic = await server.makeClinic()
    const token = await as(clinic, 'manager_clinic')
    return { clinic, token, save: (body: object) => server.call('updateOpeningHours', { token, body }) }
  }

  it('are none in a new clinic', async () => {
    const { token } = await open()
    const { body } = await server.call('getOpeningHours', { token })
    expect(body.data).toMatchObject({ week: { monday: [], sunday: [] }, special_dates: [], version: 1 })
  })

  it('are changed by the manager, read by all, with their special dates in order', async () => {
    const { clinic, token, save } = await open()
    const special_dates = [...hours.special_dates].reverse()
    const reply = await save({ ...hours, special_dates })
    expect(reply).toMatchObject({ status: 200, body: { data: { ...hours, version: 2 } } })
    const nurse = await as(clinic, 'nurse_clinic')
    expect((await server.call('getOpeningHours', { token: nurse })).body.data).toEqual(reply.body.data)
    expect((await server.call('updateOpeningHours', { token: nurse, body: hours })).status).toBe(403)
    // the information has its own version
    expect((await server.call('getInformation', { token })).body.data.version).toBe(1)
  })

  it('are not overwritten from an older version', async () => {
    const { save } = await open()
    await save(hours)
    expect(await save(hours)).toMatchObject({ status: 409, body: { data: { current: { version: 2 } } } })
  })

  const monday = (shifts: object[]) => ({ ...hours, week: { ...hours.week, monday: shifts } })
  const [christmasEve, christmas] = hours.special_dates
  it.each([
    [422, 'week.monday.0.until', 'This must be after the beginning', monday([{ from: '17:00', until: '09:00' }])],
    [
      422,
      'week.monday.1.from',
      'This must not be before the end of the first hours',
      monday([
        { from: '09:00', until: '17:00' },
        { from: '16:00', until: '20:00' },
      ]),
    ],
    [422, 'special_dates.1.date', 'This date stands here twice', { ...hours, special_dates: [christmas, christmas] }],
    [
      422,
      'special_dates.0.kind',
      'Say from when until when',
      { ...hours, special_dates: [{ ...christmasEve, shifts: [] }] },
    ],
    [400, 'week.monday.0.from', 'This does not have the right form', monday([{ from: '24:00', until: '25:00' }])],
    [
      400,
      'special_dates.0.date',
      'This is not a date',
      { ...hours, special_dates: [{ ...christmas, date: '2026-02-30' }] },
    ],
    [400, 'special_dates.0.reason', 'This is required', { ...hours, special_dates: [{ ...christmas, reason: '' }] }],
  ])('are refused with %i: %s, %s', async (status, field, problem, body) => {
    const { save } = await open()
    expect(await save(body)).toMatchObject({ status, body: { data: { fields: { [field]: problem } } } })
  })
})
