import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { recordNumber } from '../../domain/patient/record-number'
import { startTestServer } from '../../testing/harness'
import { otherPatientInput, patientInput } from '../../testing/patient-input'

const now = new Date('2026-11-20T08:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

async function openDesk(company_id?: number) {
  const clinic = await server.makeClinic(company_id === undefined ? {} : { company_id })
  const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
  const create = (body: unknown, headers?: Record<string, string>) =>
    server.call('createPatient', { token, body, headers })
  const update = (
    { id, record_number, photo, created_at, updated_at, ...patient }: Schema<'Patient'>,
    change: object,
  ) => server.call('updatePatient', { token, path: { id }, body: { ...patient, ...change } })
  const list = async (query: Record<string, string> = {}) =>
    (await server.call('listPatient', { token, query })).body.data
  return { clinic, token, create, update, list }
}

const { changesOf, eventsOf } = server

describe('a new patient', () => {
  it('is kept as they said, under a record number, and written down', async () => {
    const { create, clinic } = await openDesk()
    const reply = await create(patientInput())
    expect(reply.status).toBe(201)
    const { id, created_at, updated_at, ...patient } = reply.body.data
    expect(patient).toEqual({ ...patientInput(), record_number: '00-00-01', photo: null, status: 'active', version: 1 })
    expect(await changesOf(clinic)).toMatchObject([
      {
        action: 'create',
        object: 'patient',
        object_id: id,
        user_name: 'Rani Putri',
        before: null,
        after: reply.body.data,
      },
    ])
  })

  it.each([
    ['an apostrophe', "Nur'aini"],
    ['Arabic', 'عبد الله بن محمد'],
    ['120 characters', 'Ab'.repeat(60)],
    ['emoji', '👩🏽‍⚕️ Sari 🦷'],
    ['SQL', `'); drop table patient; --`],
    ['script', '<script>alert(1)</script>'],
    ['an entity', '&lt;b&gt; \\ % _ "quoted"'],
    ['a line break', 'Sari\nDewi'],
    ['an accent apart from its letter', 'Jose\u0301'],
  ])('keeps a name with %s letter for letter', async (_, name) => {
    const { create, token } = await openDesk()
    const { id } = (await create(patientInput({ first_name: name, occupation: name }))).body.data
    const patient = (await server.call('getPatient', { token, path: { id } })).body.data
    expect([patient.first_name, patient.occupation]).toEqual([name, name])
  })

  it('loses the blanks around what was typed, nothing else', async () => {
    const { create } = await openDesk()
    const patient = patientInput({
      first_name: '  Dewi  Sri ',
      address: { ...patientInput().address, street: '\tJl. Melati 1 ' },
    })
    expect((await create(patient)).body.data).toMatchObject({
      first_name: 'Dewi  Sri',
      address: { street: 'Jl. Melati 1' },
    })
  })

  it('may have one name', async () => {
    const { create } = await openDesk()
    expect((await create(patientInput({ first_name: 'Suparti', last_name: '' }))).body.data).toMatchObject({
      last_name: '',
    })
  })

  it.each(['0812-3456-7890', '+62 812 3456 7890', '62812.3456.7890', '081234567890'])(
    'has the phone +6281234567890 when %s is typed',
    async (phone) => {
      const { create } = await openDesk()
      const { data } = (await create(patientInput({ phone, relative_phone: phone }))).body
      expect([data.phone, data.relative_phone]).toEqual(['+6281234567890', '+6281234567890'])
    },
  )

  it.each<[string, object, string]>([
    ['born tomorrow in Jakarta', { date_of_birth: '2026-11-21' }, 'date_of_birth'],
    ['born before 1900', { date_of_birth: '1899-12-31' }, 'date_of_birth'],
    ['without a phone', { phone: '' }, 'phone'],
    ['with a NIK of 15 digits', { identity_number: '317106570590001' }, 'identity_number'],
    ['with a passport of signs', { identification: 'passport', identity_number: 'A-1' }, 'identity_number'],
    [
      'without papers and without a reason',
      { identification: 'not_available', identity_number: '' },
      'identity_reason',
    ],
    [
      'without papers but with a number',
      { identification: 'not_available', identity_reason: 'hilang' },
      'identity_number',
    ],
    ['whose relative has no name', { relative_name: ' ' }, 'relative_name'],
    ['whose relative has no phone', { relative_phone: '' }, 'relative_phone'],
  ])('is refused %s, and the field is named', async (_, said, field) => {
    const { create, list, clinic } = await openDesk()
    const reply = await create({ ...patientInput(), ...said })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.data.fields ?? {})).toEqual([field])
    expect((await list()).count).toBe(0)
    expect(await changesOf(clinic)).toEqual([])
  })

  it('may be born today, where the clinic is', async () => {
    const clinic = await server.makeClinic({ time_zone: 'Asia/Jayapura' })
    const token = await server.tokenOf(await server.makeUser(clinic, 'manager_clinic'))
    const body = patientInput({ date_of_birth: '2026-11-20' })
    expect((await server.call('createPatient', { token, body })).status).toBe(201)
  })

  it.each<[string, unknown]>([
    ['a name that is a number', { ...patientInput(), first_name: 7 }],
    ['a name of blanks', { ...patientInput(), first_name: '   ' }],
    ['a name of 121 characters', { ...patientInput(), first_name: 'a'.repeat(121) }],
    ['an unknown field', { ...patientInput(), is_admin: true }],
    ['an unknown part of the address', { ...patientInput(), address: { ...patientInput().address, country: 'ID' } }],
    ['a sex that is not offered', { ...patientInput(), sex: 'other' }],
    ['30 February', { ...patientInput(), date_of_birth: '2000-02-30' }],
    ['a phone of letters', { ...patientInput(), phone: 'call me' }],
    ['a record number of their own', { ...patientInput(), record_number: '99-99-99' }],
    ['a missing field', { ...patientInput(), religion: undefined }],
    ['an address that is a text', { ...patientInput(), address: 'Jl. Melati' }],
    ['a NUL in a name', { ...patientInput(), first_name: 'De\u0000wi' }],
    ['a list instead of a patient', [patientInput()]],
  ])('is refused with %s', async (_, body) => {
    const { create, list } = await openDesk()
    expect(await create(body)).toMatchObject({ status: 400, body: { status: 'badRequest' } })
    expect((await list()).count).toBe(0)
  })

  it('cannot have the identity number of another patient of the clinic', async () => {
    const { create, list } = await openDesk()
    await create(patientInput())
    const reply = await create(patientInput({ first_name: 'Rina' }))
    expect(reply).toMatchObject({
      status: 422,
      body: { data: { fields: { identity_number: 'Another patient of this clinic has this number' } } },
    })
    expect((await list()).count).toBe(1)
  })

  it('may have a number that another clinic knows, that of the mother of somebody else, or none', async () => {
    const { create, clinic } = await openDesk()
    const sister = await openDesk(clinic.company_id)
    const born = { identification: 'nik_mother', identity_number: '3171065705900001' } as const
    const replies = [
      await create(patientInput()),
      await sister.create(patientInput()),
      await create(patientInput(born)),
      await create(patientInput(born)),
      await create(otherPatientInput()),
      await create(otherPatientInput()),
    ]
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
  })

  it('is made once when sent twice with one key, also at the same time', async () => {
    const { create, list } = await openDesk()
    const key = { 'idempotency-key': 'same-key-1' }
    const [first, second] = await Promise.all([create(otherPatientInput(), key), create(otherPatientInput(), key)])
    const third = await create(otherPatientInput(), key)
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(third).toMatchObject({ status: 201, body: first.body })
    expect((await list()).count).toBe(1)
    expect((await create(otherPatientInput({ first_name: 'Rina' }), key)).status).toBe(422)
  })

  it('can be sent again with the same key after a refusal', async () => {
    const { create } = await openDesk()
    const key = { 'idempotency-key': 'same-key-2' }
    expect((await create(patientInput({ phone: '' }), key)).status).toBe(422)
    expect((await create(patientInput(), key)).status).toBe(201)
  })

  it('gets a number of their own however many come at once, in all clinics of the company', async () => {
    const { create, clinic } = await openDesk()
    const sister = await openDesk(clinic.company_id)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? create : sister.create)(otherPatientInput())),
    )
    const numbers = replies.map(({ body }) => body.data.record_number)
    expect(numbers.sort()).toEqual(Array.from({ length: 20 }, (_, index) => recordNumber(index + 1)))
  })
})

describe('a record number', () => {
  it.each([
    [1, '00-00-01'],
    [1234, '00-12-34'],
    [999_999, '99-99-99'],
    [1_000_000, '01-00-00-00'],
    [12_345_678, '12-34-56-78'],
  ])('of patient %i is %s', (count, number) => expect(recordNumber(count)).toBe(number))

  it('of a long company sorts behind the short ones', async () => {
    const { create, list, clinic } = await openDesk()
    await server.database
      .updateTable('company')
      .set({ next_record_number: 999_999 })
      .where('id', '=', clinic.company_id)
      .execute()
    await create(otherPatientInput())
    await create(otherPatientInput())
    const { rows } = await list({ sort: '-record_number' })
    expect(rows.map(({ record_number }) => record_number)).toEqual(['01-00-00-00', '99-99-99'])
  })
})

describe('a patient', () => {
  it('is shown to everybody who works in the clinic, and who looked is written down', async () => {
    const { create, clinic } = await openDesk()
    const { data } = (await create(patientInput())).body
    const doctor = await server.makeUser(clinic, 'doctor_clinic', { displayname: 'drg. Andi' })
    const reply = await server.call('getPatient', { token: await server.tokenOf(doctor), path: { id: data.id } })
    expect(reply).toMatchObject({ status: 200, body: { data } })
    expect((await eventsOf(clinic)).at(-1)).toMatchObject({
      action: 'read',
      object: 'patient',
      object_id: data.id,
      user_name: 'drg. Andi',
    })
  })

  it('of another clinic is answered as if there were none, byte for byte', async () => {
    const { create, clinic } = await openDesk()
    const { data } = (await create(patientInput())).body
    const { version, status, ...input } = { ...patientInput(), version: 1, status: 'active' }
    for (const stranger of [await openDesk(), await openDesk(clinic.company_id)]) {
      const { token } = stranger
      for (const operation of ['getPatient', 'updatePatient'] as const) {
        const body = operation === 'updatePatient' ? { ...input, version, status } : undefined
        const [theirs, nobodys] = await Promise.all(
          [data.id, data.id + 1_000_000].map((id) => server.call(operation, { token, path: { id }, body })),
        )
        expect(theirs?.status).toBe(404)
        expect(JSON.stringify(theirs?.body)).toBe(JSON.stringify(nobodys?.body))
      }
    }
    expect(await server.database.selectFrom('patient').select(['version']).where('id', '=', data.id).execute()).toEqual(
      [{ version: 1 }],
    )
  })

  it.each([0, -1, 1.5, 'abc', '1;drop table patient', 9007199254740992])('cannot be asked for as %s', async (id) => {
    const { token } = await openDesk()
    expect((await server.call('getPatient', { token, path: { id } })).status).toBe(400)
  })

  it('is changed by the desk alone', async () => {
    const { create, clinic } = await openDesk()
    const { id, record_number, photo, created_at, updated_at, ...patient } = (await create(patientInput())).body.data
    for (const role of ['doctor_clinic', 'nurse_clinic', 'head_office', 'patient'] as const) {
      const token = await server.tokenOf(await server.makeUser(clinic, role))
      expect((await server.call('updatePatient', { token, path: { id }, body: patient })).status).toBe(403)
      expect((await server.call('createPatient', { token, body: otherPatientInput() })).status).toBe(403)
    }
    expect((await server.call('createPatient', { body: otherPatientInput() })).status).toBe(401)
    expect((await server.call('listPatient')).status).toBe(401)
  })
})

describe('a changed patient', () => {
  it('is kept with the next version; what was and what is stand in the audit', async () => {
    const { create, update, clinic } = await openDesk()
    const before = (await create(patientInput())).body.data
    const reply = await update(before, { first_name: 'Rina', phone: '0813 1111 2222', status: 'inactive' })
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { first_name: 'Rina', phone: '+6281311112222', status: 'inactive', version: 2 } },
    })
    expect((await changesOf(clinic)).at(-1)).toMatchObject({
      action: 'update',
      object_id: before.id,
      before,
      after: reply.body.data,
    })
  })

  it('is not overwritten by who read an older version, and what is stored is shown', async () => {
    const { create, update } = await openDesk()
    const read = (await create(patientInput())).body.data
    const stored = (await update(read, { first_name: 'Rina' })).body.data
    const reply = await update(read, { first_name: 'Wulan' })
    expect(reply).toMatchObject({ status: 409, body: { status: 'failed', data: { current: stored } } })
  })

  it('is changed by one of two tabs that save at the same time', async () => {
    const { create, update, token } = await openDesk()
    const read = (await create(patientInput())).body.data
    const replies = await Promise.all(
      ['Rina', 'Wulan', 'Sari', 'Ayu'].map((first_name) => update(read, { first_name })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const winner = replies.find(({ status }) => status === 200)
    const stored = await server.call('getPatient', { token, path: { id: read.id } })
    expect(stored.body.data).toEqual(winner?.body.data)
  })

  it('is refused the identity number of somebody else', async () => {
    const { create, update } = await openDesk()
    await create(patientInput())
    const other = (await create(otherPatientInput())).body.data
    const reply = await update(other, {
      identification: 'nik',
      identity_number: '3171065705900001',
      identity_reason: '',
    })
    expect(reply).toMatchObject({ status: 422, body: { data: { fields: { identity_number: expect.any(String) } } } })
  })

  it('is refused what a new patient is refused', async () => {
    const { create, update } = await openDesk()
    const patient = (await create(patientInput())).body.data
    expect((await update(patient, { date_of_birth: '2026-11-21' })).status).toBe(422)
    expect((await update(patient, { version: 0 })).status).toBe(400)
    expect((await update(patient, { status: 'merged' })).status).toBe(400)
    expect((await update(patient, { id: 1 })).status).toBe(400)
  })

  it('is ready once the health-data service could create them', async () => {
    const { create, update, list } = await openDesk()
    const patient = (await create(otherPatientInput())).body.data
    expect((await list({ readiness: 'incomplete' })).count).toBe(1)
    await update(patient, { identification: 'nik', identity_number: '3171065705900001', identity_reason: '' })
    expect((await list({ readiness: 'incomplete' })).count).toBe(0)
    expect((await list({ readiness: 'ready' })).count).toBe(1)
  })
})

describe('the list of patients', async () => {
  const desk = await openDesk()
  const stranger = await openDesk(desk.clinic.company_id)
  await stranger.create(otherPatientInput({ first_name: 'Stranger' }))
  for (let index = 1; index <= 53; index += 1) {
    const month = String((index % 12) + 1).padStart(2, '0')
    await desk.create(
      otherPatientInput({
        first_name: `Pasien ${index % 3}`,
        last_name: '',
        sex: index % 2 ? 'female' : 'male',
        date_of_birth: `1990-${month}-01`,
        phone: `+628119000${String(index).padStart(3, '0')}`,
      }),
    )
  }
  const nameOf = ({ first_name, last_name }: Schema<'PatientRow'>) => `${first_name} ${last_name}`.trim()

  it('of 53 comes in pages, every patient on exactly one', async () => {
    const pages = [await desk.list({ page: '1' }), await desk.list({ page: '2' }), await desk.list({ page: '3' })]
    expect(pages.map(({ rows }) => rows.length)).toEqual([25, 25, 3])
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(53)
    expect(pages.map(({ count }) => count)).toEqual([53, 53, 53])
    expect(pages.map(({ pagination }) => pagination)).toEqual([
      {
        totalItems: 53,
        totalPages: 3,
        currentPage: 1,
        hasNextPage: true,
        hasPrevPage: false,
        offset: 0,
        rowPerPage: 25,
      },
      {
        totalItems: 53,
        totalPages: 3,
        currentPage: 2,
        hasNextPage: true,
        hasPrevPage: true,
        offset: 25,
        rowPerPage: 25,
      },
      {
        totalItems: 53,
        totalPages: 3,
        currentPage: 3,
        hasNextPage: false,
        hasPrevPage: true,
        offset: 50,
        rowPerPage: 25,
      },
    ])
  })

  it('is empty behind its last page, and says how many there are', async () => {
    const { rows, count, pagination } = await desk.list({ page: '9', rowPerPage: '10' })
    expect([rows, count]).toEqual([[], 53])
    expect(pagination).toEqual({
      totalItems: 53,
      totalPages: 6,
      currentPage: 9,
      hasNextPage: false,
      hasPrevPage: true,
      offset: 80,
      rowPerPage: 10,
    })
  })

  it('is empty in a new clinic', async () => {
    const { rows, pagination } = await (await openDesk()).list()
    expect(rows).toEqual([])
    expect(pagination).toMatchObject({
      totalItems: 0,
      totalPages: 0,
      currentPage: 1,
      hasNextPage: false,
      hasPrevPage: false,
    })
  })

  it.each(['name', 'record_number', 'date_of_birth', 'created_at'])(
    'can be sorted by %s, and the other way round',
    async (sort) => {
      const up = (await desk.list({ sort, rowPerPage: '100' })).rows
      const down = (await desk.list({ sort: `-${sort}`, rowPerPage: '100' })).rows
      expect(down).toEqual([...up].reverse())
      const keys = up.map((row) => (sort === 'name' ? nameOf(row) : String(Object(row)[sort])))
      expect(keys).toEqual([...keys].sort())
    },
  )

  it('is sorted by name if nothing is said, whatever the case of the letters', async () => {
    const { create, list } = await openDesk()
    for (const first_name of ['wulan', 'Ayu', 'ÉLISE', 'budi']) await create(otherPatientInput({ first_name }))
    expect((await list()).rows.slice(0, 2).map(({ first_name }) => first_name)).toEqual(['Ayu', 'budi'])
  })

  it('can be filtered, and the filters add up', async () => {
    expect((await desk.list({ sex: 'male' })).count).toBe(26)
    expect((await desk.list({ status: 'inactive' })).count).toBe(0)
    expect((await desk.list({ status: 'active', sex: 'female', readiness: 'incomplete' })).count).toBe(27)
    expect((await desk.list({ sex: 'male', search: 'pasien 11900005' })).count).toBe(2)
  })

  it.each<[string, Record<string, string>]>([
    ['a page 0', { page: '0' }],
    ['a page of letters', { page: 'two' }],
    ['30 rows', { rowPerPage: '30' }],
    ['a sort nobody offers', { sort: 'phone' }],
    ['SQL as sort', { sort: 'name; drop table patient' }],
    ['an unknown filter', { clinic_id: '1' }],
    ['a search of 101 characters', { search: 'a'.repeat(101) }],
    ['a NUL in the search', { search: 'a\u0000b' }],
  ])('is refused %s', async (_, query) => {
    expect((await server.call('listPatient', { token: desk.token, query })).status).toBe(400)
  })
})

describe('a search', async () => {
  const { create, list } = await openDesk()
  await create(patientInput({ first_name: "Nur'aini", last_name: 'Kusumaningtyas', phone: '0812-3456-7890' }))
  await create(otherPatientInput({ first_name: 'عبد الله', last_name: 'العطاس', phone: '+6285711112222' }))
  await create(otherPatientInput({ first_name: '100%', last_name: 'C:\\temp_x', phone: '+6285733334444' }))
  await create(
    patientInput({
      first_name: 'Sophie',
      last_name: 'Lefèvre',
      phone: '+6285755556666',
      identification: 'passport',
      identity_number: '19FV08812',
    }),
  )
  const foundBy = async (search: string) => (await list({ search })).rows.map(({ first_name }) => first_name).sort()

  it.each([
    ['the name', "Nur'aini Kusumaningtyas"],
    ['the names the other way round', "kusumaningtyas nur'aini"],
    ['the middle of a name', 'suman'],
    ['capitals', 'KUSUMA'],
    ['blanks too many', '   kusuma    nur  '],
    ['the record number', '00-00-01'],
    ['the record number without dashes', '000001'],
    ['the phone as it is stored', '+6281234567890'],
    ['the phone as people say it', '081234567890'],
    ['the phone with dashes', '0812-3456-7890'],
    ['the phone with blanks', '0812 3456 7890'],
    ['the beginning of the phone', '0812'],
    ['the end of the phone', '67890'],
    ['the identity number', '3171065705900001'],
    ['a part of the identity number', '570590'],
    ['a part of the name and a part of the phone', 'nur 7890'],
  ])('finds a patient by %s', async (_, search) => expect(await foundBy(search)).toEqual(["Nur'aini"]))

  it.each([
    ['العطاس', ['عبد الله']],
    ['%', ['100%']],
    ['_', ['100%']],
    ['\\', ['100%']],
    ['c:\\temp', ['100%']],
    ['19fv', ['Sophie']],
    ['LEFÈVRE', ['Sophie']],
    ["' or 1=1 --", []],
    ['kusuma lefèvre', []],
    ['Cikini', []],
  ])('for %s finds %j', async (search, names) => expect(await foundBy(search)).toEqual(names))

  it('for nothing finds everybody', async () => expect((await list({ search: '   ' })).count).toBe(4))
})
