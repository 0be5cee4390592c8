import { displayName } from '@clinic/core/patient'
import { afterAll, describe, expect, it } from 'vitest'
import { recordNumber } from '../../domain/patient/record-number'
import { startTestServer } from '../../testing/harness'
import { otherPatientInput, patientInput } from '../../testing/patient-input'
import { openDesk } from './patient-fixture'

const now = new Date('2026-11-20T08:00:00Z')

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

const { changesOf } = server

describe('a new patient', () => {
  it('is stored as entered, with a record number, and audited', async () => {
    const { create, clinic } = await openDesk(server)
    const reply = await create(patientInput())
    expect(reply.status).toBe(201)
    const { id, created_at, updated_at, ...patient } = reply.body.data
    expect(patient).toEqual({
      ...patientInput(),
      record_number: '00-00-01',
      photo: null,
      status: 'active',
      deceased_on: null,
      price_list_id: null,
      merged_into: null,
      former_record_numbers: [],
      version: 1,
    })
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
    const { create, token } = await openDesk(server)
    const { id } = (await create(patientInput({ first_name: name, occupation: name }))).body.data
    const patient = (await server.call('getPatient', { token, path: { id } })).body.data
    expect([patient.first_name, patient.occupation]).toEqual([name, name])
  })

  it('loses the blanks around typed text, nothing else', async () => {
    const { create } = await openDesk(server)
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
    const { create } = await openDesk(server)
    expect((await create(patientInput({ first_name: 'Suparti', last_name: '' }))).body.data).toMatchObject({
      last_name: '',
    })
  })

  it.each(['0812-3456-7890', '+62 812 3456 7890', '62812.3456.7890', '081234567890'])(
    'has the phone +6281234567890 when %s is typed',
    async (phone) => {
      const { create } = await openDesk(server)
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
    const { create, list, clinic } = await openDesk(server)
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
    const { create, list } = await openDesk(server)
    expect(await create(body)).toMatchObject({ status: 400, body: { status: 'badRequest' } })
    expect((await list()).count).toBe(0)
  })

  it('cannot have the identity number of another patient of the clinic, who is named and can be opened', async () => {
    const { create, list } = await openDesk(server)
    const { id, record_number } = (await create(patientInput())).body.data
    const name = displayName(patientInput())
    const reply = await create(patientInput({ first_name: 'Rina' }))
    expect(reply).toMatchObject({
      status: 422,
      body: {
        data: {
          fields: { identity_number: `This is the number of ${name} (${record_number})` },
          holders: { identity_number: { kind: 'patient', id, name } },
        },
      },
    })
    expect((await list()).count).toBe(1)
  })

  it('names the patient of the clinic, not the one of another clinic with the same number', async () => {
    const { create, clinic } = await openDesk(server)
    for (const of of [clinic.company_id, undefined]) {
      const other = await openDesk(server, of)
      await other.create(patientInput({ first_name: 'Rahasia' }))
    }
    const { id } = (await create(patientInput())).body.data
    const { data } = (await create(patientInput({ first_name: 'Rina' }))).body
    expect(data).toMatchObject({ holders: { identity_number: { id } } })
    expect(JSON.stringify(data)).not.toContain('Rahasia')
  })

  it('may have a number that another clinic knows, that of the mother of somebody else, or none', async () => {
    const { create, clinic } = await openDesk(server)
    const sister = await openDesk(server, clinic.company_id)
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
    const { create, list } = await openDesk(server)
    const key = { 'idempotency-key': 'same-key-1' }
    const [first, second] = await Promise.all([create(otherPatientInput(), key), create(otherPatientInput(), key)])
    const third = await create(otherPatientInput(), key)
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(third).toMatchObject({ status: 201, body: first.body })
    expect((await list()).count).toBe(1)
    expect((await create(otherPatientInput({ first_name: 'Rina' }), key)).status).toBe(422)
  })

  it('can be sent again with the same key after a refusal', async () => {
    const { create } = await openDesk(server)
    const key = { 'idempotency-key': 'same-key-2' }
    expect((await create(patientInput({ phone: '' }), key)).status).toBe(422)
    expect((await create(patientInput(), key)).status).toBe(201)
  })

  it('gets a number of their own however many come at once, in all clinics of the company', async () => {
    const { create, clinic } = await openDesk(server)
    const sister = await openDesk(server, clinic.company_id)
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
    const { create, list, clinic } = await openDesk(server)
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
