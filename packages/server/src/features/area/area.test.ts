import { randomUUID } from 'node:crypto'
import { informationUpdate } from '@clinic/core/information'
import { emptyScreening } from '@clinic/core/medical-alert'
import { afterAll, describe, expect, it } from 'vitest'
import { drawHome } from '../../database/seed/place'
import { createRandom } from '../../database/seed/random'
import { checkArea } from '../../domain/area/check-area'
import { startTestServer } from '../../testing/harness'
import { openClinic } from '../../testing/open-clinic'
import { otherPatientInput, patientUpdateOf } from '../../testing/patient-input'

const server = await startTestServer()

afterAll(() => server.close())

describe('the search for a village', () => {
  const search = async (text: string) =>
    (await server.call('listArea', { query: { search: text } })).body.data.rows.map(
      ({ code, village, district }) => `${code} ${village}, ${district}`,
    )

  it('needs no token and says what the village belongs to', async () => {
    const { status, body } = await server.call('listArea', { query: { search: 'Kel. CIKINI, kec. menteng' } })
    expect(status).toBe(200)
    expect(body.data.rows).toEqual([
      {
        code: '3171061003',
        village: 'Cikini',
        district: 'Menteng',
        city: 'Kota Administrasi Jakarta Pusat',
        province: 'DKI Jakarta',
      },
    ])
  })

  it.each([
    ['jakarta menteng cikini', '3171061003 Cikini, Menteng'],
    ['31.71.06.1003', '3171061003 Cikini, Menteng'],
    ['3171061003', '3171061003 Cikini, Menteng'],
    ['palmerah', '3173071001 Palmerah, Pal Merah'],
    ['pal merah jakarta barat', '3173071001 Palmerah, Pal Merah'],
    ['tebet timur', '3174011001 Tebet Timur, Tebet'],
    ['menteng jakarta', '3171061001 Menteng, Menteng'],
  ])('finds by %j first %j', async (text, want) => expect((await search(text))[0]).toBe(want))

  it.each(['', '   ', 'zzzzqq', "'; drop table patient; --", '\\', '(((((zq+)+)+)+)+$', '9'.repeat(100)])(
    'finds nothing by %j',
    async (text) => expect(await search(text)).toEqual([]),
  )

  it('answers soon with at most twenty, also by one letter and by many words', async () => {
    await search('cikini')
    for (const text of ['a', 'kota', 'a e i o u n g k l m r s t d b']) {
      const begun = performance.now()
      expect((await search(text)).length, text).toBe(20)
      expect(performance.now() - begun, text).toBeLessThan(2000)
    }
  })

  it('is refused when the text is too long, and after 300 requests of one address in a minute', async () => {
    expect((await server.call('listArea', { query: { search: 'a'.repeat(101) } })).status).toBe(400)
    const statuses = new Set<number>()
    for (let count = 0; count < 300; count += 1)
      statuses.add((await server.call('listArea', { query: { search: '' } })).status)
    expect([...statuses]).toEqual([200, 429])
  })
})

describe('the code of the area of a patient', () => {
  const nowhere = { street: '', province: '', city: '', district: '', village: '', postcode: '' }
  async function create(address: Partial<ReturnType<typeof otherPatientInput>['address']>, language = 'en') {
    const { token } = await openClinic(server, {}, { role: 'front_office_clinic' })
    return server.call('createPatient', {
      token,
      headers: { 'accept-language': language, 'idempotency-key': randomUUID() },
      body: otherPatientInput({ address: { ...nowhere, ...address } }),
    })
  }

  it('fills in names that are missing, and keeps those that fit as they were written', async () => {
    const { body } = await create({ area_code: '3171061003', city: 'Jakarta Pusat' })
    expect(body.data.address).toEqual({
      ...nowhere,
      area_code: '3171061003',
      village: 'Cikini',
      district: 'Menteng',
      city: 'Jakarta Pusat',
      province: 'DKI Jakarta',
    })
  })

  it('may be left out', async () => {
    expect((await create({ village: 'Nirwana' })).body.data.address).toMatchObject({
      village: 'Nirwana',
      area_code: '',
    })
  })

  it('that no village has is refused, in both languages', async () => {
    for (const [language, sentence] of [
      ['en', 'No village has this code: choose the village again, or leave the code empty'],
      ['id', 'Tidak ada kelurahan atau desa dengan kode ini: pilih lagi, atau kosongkan kodenya'],
    ] as const) {
      const { status, body } = await create({ area_code: '3171069999' }, language)
      expect([status, body.data]).toEqual([422, { fields: { 'address.area_code': sentence } }])
    }
  })

  it.each([
    { province: 'Jawa Barat' },
    { city: 'Jakarta Selatan' },
    { city: 'Kabupaten Jakarta Pusat' },
    { district: 'Senen' },
    { village: 'Kenari' },
  ])('of another place than the names is refused: %j', async (names) => {
    const { status, body } = await create({ area_code: '3171061003', ...names })
    expect(status).toBe(422)
    expect(JSON.stringify(body.data)).toContain(
      'This is the code of Cikini, Menteng, Kota Administrasi Jakarta Pusat, DKI Jakarta',
    )
  })

  it.each(['317106100', '31710610031', '31.71.06.1003', 'abcdefghij', ' '])(
    'of another form is refused: %j',
    async (area_code) => expect((await create({ area_code })).status).toBe(400),
  )

  it('that is stored is not checked again, so that a village which was dissolved stops nobody', async () => {
    const { token } = await openClinic(server, {}, { role: 'front_office_clinic' })
    const headers = { 'idempotency-key': randomUUID() }
    const { body } = await server.call('createPatient', { token, headers, body: otherPatientInput() })
    const { id, address } = body.data
    const dissolved = { ...address, area_code: '3171069999' }
    await server.database
      .updateTable('patient')
      .set({ address: JSON.stringify(dissolved) })
      .where('id', '=', id)
      .execute()
    const update = (change: object) =>
      server.call('updatePatient', { token, path: { id }, body: { ...patientUpdateOf(body.data), ...change } })
    expect(await update({ address: { ...dissolved, street: 'Jl. Baru 1' } })).toMatchObject({
      status: 200,
      body: { data: { address: { street: 'Jl. Baru 1', area_code: '3171069999' } } },
    })
    const { version } = (await server.call('getPatient', { token, path: { id } })).body.data
    expect((await update({ version, address: { ...dissolved, village: 'Kenari' } })).status).toBe(422)
  })
})

it('the codes of the demo clinics fit their names', () => {
  for (const neighbourhood of ['Jakarta Pusat', 'Jakarta Selatan'] as const) {
    const random = createRandom(1)
    for (let count = 0; count < 200; count += 1) {
      const { address, region } = drawHome(random, neighbourhood)
      expect(checkArea(address)).toEqual(address)
      expect(address.area_code.slice(0, 6)).toBe(region)
    }
  }
})

describe('the code of the area of a registration', () => {
  it('is checked, and goes with the address into the patient', async () => {
    const { clinic, token } = await openClinic(server, {}, { role: 'front_office_clinic' })
    const register = (area_code: string) => {
      const patient = otherPatientInput({ address: { ...otherPatientInput().address, area_code } })
      const body = { clinic: clinic.slug, language: 'id', patient, screening: emptyScreening, consent: true }
      return server.call('createRegistration', { headers: { 'idempotency-key': randomUUID() }, body })
    }
    const refused = await register('3273191001')
    expect(refused.status).toBe(422)
    expect(refused.body.data).toHaveProperty(['fields', 'patient.address.area_code'])
    expect((await register('3171061003')).status).toBe(201)

    const [{ id = 0 } = {}] = (await server.call('listRegistration', { token })).body.data.rows
    const { registration } = (await server.call('getRegistration', { token, path: { id } })).body.data
    const accepted = await server.call('acceptRegistration', {
      token,
      path: { id },
      headers: { 'idempotency-key': randomUUID() },
      body: { version: registration.version },
    })
    const patient = await server.call('getPatient', { token, path: { id: accepted.body.data.patient_id ?? 0 } })
    expect(patient.body.data.address.area_code).toBe('3171061003')
  })
})

describe('the code of the area of a clinic', () => {
  it('fits its city and province, or is refused', async () => {
    const { token } = await openClinic(server, {}, { role: 'manager_clinic' })
    const entered = informationUpdate((await server.call('getInformation', { token })).body.data)
    const update = (change: object) => server.call('updateInformation', { token, body: { ...entered, ...change } })
    expect((await update({ city: 'Bogor', area_code: '3171061003' })).body.data).toHaveProperty('fields.area_code')
    expect((await update({ area_code: '3171069999' })).body.data).toHaveProperty('fields.area_code')
    const { body } = await update({ city: '', province: '', area_code: '3171061003' })
    expect(body.data).toMatchObject({
      city: 'Kota Administrasi Jakarta Pusat',
      province: 'DKI Jakarta',
      area_code: '3171061003',
    })
    const { version } = body.data
    // left out it stays, and is held against the names all the same
    const elsewhere = { version, city: 'Bogor', area_code: undefined }
    expect((await update(elsewhere)).body.data).toHaveProperty('fields.area_code')
    expect(
      (await update({ version, city: 'Jakarta Pusat', province: '', area_code: undefined })).body.data,
    ).toMatchObject({
      area_code: '3171061003',
    })
  })
})
