import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { otherPatientInput, patientInput } from '../../testing/patient-input'
import { expireRegistrations } from './expire-registrations'

let now = new Date('2026-11-20T08:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

type Registration = Schema<'Registration'>

let visitors = 0
function newAddress() {
  visitors += 1
  return `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`
}

/** What a visitor sends, each from an address of their own if nothing is said. */
async function register(body: unknown, { ip = newAddress(), key }: { ip?: string; key?: string } = {}) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/registration',
    remoteAddress: ip,
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    payload: JSON.stringify(body),
  })
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
}

async function openDesk(company_id?: number) {
  const clinic = await server.makeClinic(company_id === undefined ? {} : { company_id })
  const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic', { displayname: 'Sinta' }))
  const input = (patient: unknown = patientInput()) => ({ clinic: clinic.slug, language: 'id', patient, consent: true })
  const list = async (query: Record<string, string> = {}) =>
    (await server.call('listRegistration', { token, query })).body.data
  const review = async (id: number) => (await server.call('getRegistration', { token, path: { id } })).body.data
  /** A visitor registers, and the desk opens the registration. */
  async function receive(patient = patientInput()) {
    const { code } = (await register(input(patient))).body.data
    const [row] = (await list({ search: code })).rows
    return review(row?.id ?? 0)
  }
  const addPatient = async (patient = patientInput()) =>
    (await server.call('createPatient', { token, body: patient })).body.data
  const countPatients = async () => (await server.call('listPatient', { token })).body.data.count
  const decide = (
    operation: 'acceptRegistration' | 'mergeRegistration' | 'rejectRegistration',
    { id, version }: Pick<Registration, 'id' | 'version'>,
    { body = {}, headers }: { body?: object; headers?: Record<string, string> } = {},
  ) => server.call(operation, { token, path: { id }, body: { version, ...body }, headers })
  return { clinic, token, input, list, review, receive, addPatient, countPatients, decide }
}

const { changesOf } = server

describe('the clinics that take registrations', () => {
  it('are the active ones, and tell what stands on a poster', async () => {
    const active = await server.makeClinic({ name: 'Klinik Anggrek' })
    const inactive = await server.makeClinic({ status: 'inactive' })
    const { rows, count, pagination } = (await server.call('listRegistrationClinic')).body.data
    expect(rows.map(({ slug }) => slug)).toContain(active.slug)
    expect(rows.map(({ slug }) => slug)).not.toContain(inactive.slug)
    expect(rows[0]).not.toHaveProperty('id')
    expect(rows[0]).not.toHaveProperty('company_id')
    expect(pagination).toMatchObject({ totalItems: count, currentPage: 1, hasNextPage: false, rowPerPage: rows.length })
  })

  it('can be asked for by name, also one that is closed', async () => {
    const { slug } = await server.makeClinic({ status: 'inactive', name: 'Klinik Tutup' })
    const { rows } = (await server.call('listRegistrationClinic', { query: { slug } })).body.data
    expect(rows).toMatchObject([{ slug, name: 'Klinik Tutup', status: 'inactive' }])
    expect((await server.call('listRegistrationClinic', { query: { slug: 'no-such-clinic' } })).body.data.rows).toEqual(
      [],
    )
    expect((await server.call('listRegistrationClinic', { query: { slug: "' or 1=1" } })).status).toBe(400)
  })
})

describe('a visitor who registers', () => {
  it('gets a code, and waits at the desk as they said', async () => {
    const { input, receive } = await openDesk()
    const reply = await register(input(otherPatientInput()))
    expect(reply.status).toBe(201)
    expect(reply.body.data).toEqual({
      code: expect.stringMatching(/^REG-[A-HJ-NP-Z2-9]{6}$/),
      clinic: 'Klinik Gigi Senyum',
      submitted_at: now.toISOString(),
    })
    const { registration } = await receive(patientInput({ first_name: "  Nur'aini <b>", phone: '0812 3456 7890' }))
    expect(registration).toMatchObject({
      state: 'submitted',
      language: 'id',
      patient: patientInput({ first_name: "Nur'aini <b>" }),
      ...{ patient_id: null, reason: null, decided_at: null, decided_by: null, version: 1 },
    })
  })

  it('has given a consent that can be proved', async () => {
    const { input, clinic } = await openDesk()
    await register(input(), { ip: '10.9.8.7' })
    const [event] = await changesOf(clinic)
    expect(event).toMatchObject({
      action: 'submit',
      object: 'registration',
      role: 'visitor',
      user_id: null,
      ip: '10.9.8.7',
    })
    expect(event).toMatchObject({ clinic_id: clinic.clinic_id, after: { consent: true, patient: patientInput() } })
  })

  it('learns nothing about whether the clinic knows them', async () => {
    const { input, addPatient } = await openDesk()
    const unknown = await register(input())
    await addPatient()
    const known = await register(input())
    const shape = ({ status, body: { data, ...envelope } }: typeof known) => ({
      status,
      envelope,
      keys: Object.keys(data),
    })
    expect(shape(known)).toEqual(shape(unknown))
  })

  it('is registered once when the same is sent twice, also at the same time', async () => {
    const { input, list } = await openDesk()
    const key = randomUUID()
    const [first, second] = await Promise.all([register(input(), { key }), register(input(), { key })])
    const third = await register(input(), { key })
    expect(second.body).toEqual(first.body)
    expect(third.body).toEqual(first.body)
    expect((await list()).count).toBe(1)
  })

  it('is refused by a clinic that does not exist or is closed', async () => {
    const { input } = await openDesk()
    const closed = await server.makeClinic({ status: 'inactive' })
    expect(await register({ ...input(), clinic: 'no-such-clinic' })).toMatchObject({
      status: 404,
      body: { msg: 'There is no clinic at this address.' },
    })
    expect(await register({ ...input(), clinic: closed.slug })).toMatchObject({
      status: 422,
      body: { data: { fields: { clinic: expect.any(String) } } },
    })
  })

  it.each<[string, object]>([
    ['phone', { phone: '' }],
    ['date_of_birth', { date_of_birth: '2027-01-01' }],
    ['identity_number', { identity_number: '123' }],
    ['address.postcode', {}],
  ])('is told that %s is wrong', async (field, said) => {
    const { input, list } = await openDesk()
    const address = { ...patientInput().address, postcode: field === 'address.postcode' ? '1033O' : '10330' }
    const reply = await register(input({ ...patientInput(), ...said, address }))
    expect([400, 422]).toContain(reply.status)
    expect(Object.keys(reply.body.data.fields)).toEqual([`patient.${field}`])
    expect((await list()).count).toBe(0)
  })

  it.each<[string, object]>([
    ['without consent', { consent: false }],
    ['by a robot that fills every field', { website_url: 'https://spam.test' }],
    ['with an unknown field', { state: 'accepted' }],
    ['in an unknown language', { language: 'ar' }],
    ['with a clinic that is a number', { clinic: 7 }],
    ['with nobody', { patient: null }],
    ['with a NUL', { patient: { ...patientInput(), occupation: '\u0000' } }],
  ])('is refused %s', async (_, change) => {
    const { input, list } = await openDesk()
    expect((await register({ ...input(), ...change })).status).toBe(400)
    expect((await list()).count).toBe(0)
  })

  it('may register 20 people an hour from one address, and is then told how long to wait', async () => {
    const { input, list } = await openDesk()
    const ip = newAddress()
    const key = randomUUID()
    const started = now
    for (let minute = 0; minute < 20; minute += 1) {
      now = new Date(started.getTime() + minute * 60_000)
      expect((await register(input(otherPatientInput()), { ip, key: minute === 0 ? key : undefined })).status).toBe(201)
    }
    expect((await register(input(otherPatientInput()), { ip })).status).toBe(429)
    const refused = await register(input(otherPatientInput()), { ip })
    expect(refused.headers['retry-after']).toBe(String(41 * 60))
    expect((await register(input(otherPatientInput()), { ip, key })).status).toBe(201)
    expect((await register(input(otherPatientInput()))).status).toBe(201)
    expect((await list()).count).toBe(21)

    now = new Date(started.getTime() + 60 * 60_000)
    expect((await register(input(otherPatientInput()), { ip })).status).toBe(201)
    expect((await register(input(otherPatientInput()), { ip })).status).toBe(429)
    now = started
  })

  it('is counted when refused', async () => {
    const { input } = await openDesk()
    const ip = newAddress()
    for (let time = 0; time < 20; time += 1) await register(input(patientInput({ phone: '' })), { ip })
    expect((await register(input(), { ip })).status).toBe(429)
  })
})

describe('the registrations of a clinic', async () => {
  const desk = await openDesk()
  const started = now
  for (let index = 0; index < 52; index += 1) {
    now = new Date(started.getTime() - index * 60_000)
    await register(
      desk.input(otherPatientInput({ first_name: `Tamu ${String(index).padStart(2, '0')}`, last_name: '' })),
    )
  }
  now = started
  const sister = await openDesk(desk.clinic.company_id)
  await register(sister.input())

  it('come in pages, the latest first', async () => {
    const pages = [await desk.list({ rowPerPage: '50' }), await desk.list({ rowPerPage: '50', page: '2' })]
    const rows = pages.flatMap((page) => page.rows)
    expect(pages.map((page) => page.rows.length)).toEqual([50, 2])
    expect(rows.map(({ first_name }) => first_name)).toEqual(
      Array.from({ length: 52 }, (_, index) => `Tamu ${String(index).padStart(2, '0')}`),
    )
    expect(pages[1]?.pagination).toEqual({
      totalItems: 52,
      totalPages: 2,
      currentPage: 2,
      hasNextPage: false,
      hasPrevPage: true,
      offset: 50,
      rowPerPage: 50,
    })
  })

  it.each([
    ['submitted_at', 'Tamu 51'],
    ['-submitted_at', 'Tamu 00'],
    ['name', 'Tamu 00'],
    ['-name', 'Tamu 51'],
  ])('sorted by %s begin with %s', async (sort, first) => {
    expect((await desk.list({ sort })).rows[0]?.first_name).toBe(first)
  })

  it('of one name have an order too, the same on every page', async () => {
    const { input, list } = await openDesk()
    for (let index = 0; index < 12; index += 1) await register(input(otherPatientInput()))
    const pages = async (sort: string) => {
      const [first, second] = [
        await list({ sort, rowPerPage: '10' }),
        await list({ sort, rowPerPage: '10', page: '2' }),
      ]
      return [...first.rows, ...second.rows].map(({ id }) => id)
    }
    const up = await pages('name')
    expect(new Set(up).size).toBe(12)
    expect(await pages('-name')).toEqual([...up].reverse())
  })

  it('are found by name, code, phone and state', async () => {
    const [row] = (await desk.list({ search: 'tamu 07' })).rows
    expect(row).toMatchObject({
      first_name: 'Tamu 07',
      state: 'submitted',
      sex: 'female',
      phone: '+6281234567890',
      decided_by: null,
    })
    expect((await desk.list({ search: row?.code.toLowerCase() ?? '' })).rows).toEqual([row])
    expect((await desk.list({ search: '0812-3456-7890' })).count).toBe(52)
    expect((await desk.list({ search: '%' })).count).toBe(0)
    expect((await desk.list({ state: 'submitted' })).count).toBe(52)
    expect((await desk.list({ state: 'rejected' })).count).toBe(0)
    expect((await server.call('listRegistration', { token: desk.token, query: { state: 'draft' } })).status).toBe(400)
  })

  it('are for the desk alone', async () => {
    const token = await server.tokenOf(await server.makeUser(desk.clinic, 'doctor_clinic'))
    expect((await server.call('listRegistration', { token })).status).toBe(403)
    expect((await server.call('listRegistration')).status).toBe(401)
  })
})

describe('the patients a registration could be of', () => {
  it('are known by identity number, by phone, by name and birth', async () => {
    const { receive, addPatient } = await openDesk()
    const other = {
      phone: '+6281000000001',
      relative_phone: '+6281000000002',
      date_of_birth: '1970-01-01',
      first_name: 'Slamet',
      last_name: 'Riyadi',
    }
    const byIdentity = await addPatient(patientInput(other))
    const byPhone = await addPatient(otherPatientInput({ ...other, phone: patientInput().phone }))
    const byName = await addPatient(otherPatientInput({ phone: other.phone, first_name: 'Dewi', last_name: 'Lestary' }))
    await addPatient(otherPatientInput(other))
    await addPatient(otherPatientInput({ ...other, date_of_birth: patientInput().date_of_birth }))

    const { candidates } = await receive()
    expect(candidates).toEqual([
      { patient: byIdentity, reasons: ['identity'] },
      { patient: byName, reasons: ['name_and_birth'] },
      { patient: byPhone, reasons: ['phone'] },
    ])
  })

  it('are five at most, the likeliest first', async () => {
    const { receive, addPatient } = await openDesk()
    for (let child = 0; child < 6; child += 1)
      await addPatient(otherPatientInput({ first_name: 'Slamet', last_name: '', date_of_birth: '2015-01-01' }))
    const same = await addPatient()
    const { candidates } = await receive()
    expect(candidates).toHaveLength(5)
    expect(candidates[0]).toEqual({ patient: same, reasons: ['identity', 'name_and_birth', 'phone'] })
  })

  it('are never of another clinic, and nobody is like somebody without papers for having none', async () => {
    const desk = await openDesk()
    await (await openDesk(desk.clinic.company_id)).addPatient()
    await desk.addPatient(
      otherPatientInput({ first_name: 'Slamet', date_of_birth: '1970-01-01', phone: '+6281000000001' }),
    )
    expect((await desk.receive(otherPatientInput())).candidates).toEqual([])
  })
})

describe('an accepted registration', () => {
  it('becomes a patient; both steps are written down', async () => {
    const { receive, decide, token, clinic } = await openDesk()
    const { registration } = await receive()
    const reply = await decide('acceptRegistration', registration)
    const accepted = reply.body.data
    expect(reply.status).toBe(200)
    expect(accepted).toEqual({
      ...registration,
      ...{
        state: 'accepted',
        patient_id: expect.any(Number),
        decided_at: now.toISOString(),
        decided_by: 'Sinta',
        version: 2,
      },
    })
    const patient = await server.call('getPatient', { token, path: { id: accepted.patient_id ?? 0 } })
    expect(patient.body.data).toMatchObject({ ...patientInput(), record_number: '00-00-01', version: 1 })
    const events = await changesOf(clinic)
    expect(events.map(({ action, object, user_name }) => [action, object, user_name])).toEqual([
      ['submit', 'registration', ''],
      ['create', 'patient', 'Sinta'],
      ['accept', 'registration', 'Sinta'],
    ])
    expect(events[2]).toMatchObject({ object_id: registration.id, before: registration, after: accepted })
  })

  it('cannot be decided again, and what was decided is shown', async () => {
    const { receive, decide, countPatients } = await openDesk()
    const { registration } = await receive()
    const { data: accepted } = (await decide('acceptRegistration', registration)).body
    for (const { version } of [registration, accepted]) {
      const again = { id: registration.id, version }
      expect(await decide('acceptRegistration', again)).toMatchObject({
        status: 409,
        body: { data: { current: accepted } },
      })
      expect(await decide('rejectRegistration', again, { body: { reason: 'Salah' } })).toMatchObject({
        status: 409,
        body: { data: { current: accepted } },
      })
    }
    expect(await countPatients()).toBe(1)
  })

  it('makes one patient when sent twice with one key', async () => {
    const { receive, decide, countPatients } = await openDesk()
    const { registration } = await receive()
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = await Promise.all([1, 2].map(() => decide('acceptRegistration', registration, { headers })))
    expect(first?.status).toBe(200)
    expect(second?.body).toEqual(first?.body)
    expect(await countPatients()).toBe(1)
  })

  it('is refused for a patient whose identity number is known: that is to be merged', async () => {
    const { receive, decide, addPatient, review, countPatients } = await openDesk()
    const { registration } = await receive()
    await addPatient()
    const reply = await decide('acceptRegistration', registration)
    expect(reply).toMatchObject({ status: 409, body: { msg: expect.stringContaining('Merge') } })
    expect((await review(registration.id)).registration).toEqual(registration)
    expect(await countPatients()).toBe(1)
  })

  it('is refused with an old version', async () => {
    const { receive, decide } = await openDesk()
    const { registration } = await receive()
    await server.database.updateTable('registration').set({ version: 2 }).where('id', '=', registration.id).execute()
    const reply = await decide('acceptRegistration', registration)
    expect(reply).toMatchObject({ status: 409, body: { data: { current: { id: registration.id, version: 2 } } } })
  })
})

describe('a merged registration', () => {
  it('leaves the chosen values on the patient, who keeps record number and status', async () => {
    const { receive, decide, addPatient, token, clinic } = await openDesk()
    const known = await addPatient(patientInput({ phone: '+6281000000001' }))
    const { registration } = await receive()
    const patient = patientInput({ phone: '0812 3456 7890', occupation: ' Dosen ' })
    const body = { patient_id: known.id, patient_version: known.version, patient }
    const reply = await decide('mergeRegistration', registration, { body })
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { state: 'merged', patient_id: known.id, decided_by: 'Sinta', version: 2 } },
    })
    const stored = (await server.call('getPatient', { token, path: { id: known.id } })).body.data
    expect(stored).toEqual({ ...known, phone: '+6281234567890', occupation: 'Dosen', version: 2 })
    const events = (await changesOf(clinic)).map(({ action, object }) => [action, object])
    expect(events.slice(-2)).toEqual([
      ['update', 'patient'],
      ['merge', 'registration'],
    ])
  })

  it('is refused when the patient was changed meanwhile, is of another clinic, or would be wrong; then nothing is written', async () => {
    const { receive, decide, addPatient, review, clinic } = await openDesk()
    const known = await addPatient()
    const theirs = await (await openDesk(clinic.company_id)).addPatient()
    const { registration } = await receive()
    const merge = (change: object) => {
      const body = { patient_id: known.id, patient_version: known.version, patient: patientInput(), ...change }
      return decide('mergeRegistration', registration, { body })
    }
    expect(await merge({ patient_version: 7 })).toMatchObject({ status: 409, body: { data: { current: known } } })
    const [another, nobodys] = [
      await merge({ patient_id: theirs.id }),
      await merge({ patient_id: theirs.id + 1_000_000 }),
    ]
    expect(another.status).toBe(404)
    expect(JSON.stringify(another.body)).toBe(JSON.stringify(nobodys.body))
    expect(await merge({ patient: patientInput({ relative_name: '' }) })).toMatchObject({
      status: 422,
      body: { data: { fields: { 'patient.relative_name': expect.any(String) } } },
    })
    const after = await review(registration.id)
    expect(after).toEqual({
      registration,
      candidates: [{ patient: known, reasons: ['identity', 'name_and_birth', 'phone'] }],
    })
  })
})

describe('a rejected registration', () => {
  it('keeps the reason', async () => {
    const { receive, decide, countPatients, clinic } = await openDesk()
    const { registration } = await receive()
    const reply = await decide('rejectRegistration', registration, { body: { reason: ' <b>Data uji coba</b> ' } })
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { state: 'rejected', reason: '<b>Data uji coba</b>', patient_id: null } },
    })
    expect(await countPatients()).toBe(0)
    expect((await changesOf(clinic)).at(-1)).toMatchObject({ action: 'reject', reason: '<b>Data uji coba</b>' })
  })

  it.each(['', '   ', 'a'.repeat(501), 7])('needs a reason, which is not %j', async (reason) => {
    const { receive, decide } = await openDesk()
    const { registration } = await receive()
    expect((await decide('rejectRegistration', registration, { body: { reason } })).status).toBe(400)
  })
})

describe('two who decide at the same time', () => {
  it.each<
    [
      'acceptRegistration' | 'mergeRegistration' | 'rejectRegistration',
      'acceptRegistration' | 'mergeRegistration' | 'rejectRegistration',
    ]
  >([
    ['acceptRegistration', 'acceptRegistration'],
    ['acceptRegistration', 'rejectRegistration'],
    ['mergeRegistration', 'acceptRegistration'],
    ['mergeRegistration', 'mergeRegistration'],
    ['rejectRegistration', 'rejectRegistration'],
  ])('by %s and %s: one decides, the other is told', async (first, second) => {
    const { receive, decide, addPatient, review, countPatients } = await openDesk()
    const known = await addPatient(otherPatientInput({ first_name: 'Slamet' }))
    for (let round = 0; round < 5; round += 1) {
      const { registration } = await receive(otherPatientInput())
      const [patient] = (await review(registration.id)).candidates.filter(({ patient: { id } }) => id === known.id)
      const bodies = {
        acceptRegistration: {},
        mergeRegistration: {
          patient_id: known.id,
          patient_version: patient?.patient.version,
          patient: otherPatientInput(),
        },
        rejectRegistration: { reason: 'Pendaftaran ganda' },
      }
      const before = await countPatients()
      const replies = await Promise.all(
        [first, second, first, second].map((each) => decide(each, registration, { body: bodies[each] })),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      const winner = replies.find(({ status }) => status === 200)?.body.data
      expect((await review(registration.id)).registration).toEqual(winner)
      expect(await countPatients()).toBe(before + (winner?.state === 'accepted' ? 1 : 0))
    }
  })
})

describe('a registration of another clinic', () => {
  it('is answered as if there were none, byte for byte', async () => {
    const { receive, clinic, review } = await openDesk()
    const { registration } = await receive()
    for (const stranger of [await openDesk(), await openDesk(clinic.company_id)]) {
      const own = await stranger.addPatient()
      const bodies = {
        getRegistration: undefined,
        acceptRegistration: { version: 1 },
        mergeRegistration: { version: 1, patient_id: own.id, patient_version: 1, patient: patientInput() },
        rejectRegistration: { version: 1, reason: 'Salah' },
      }
      for (const operation of [
        'getRegistration',
        'acceptRegistration',
        'mergeRegistration',
        'rejectRegistration',
      ] as const) {
        const ask = (id: number) =>
          server.call(operation, { token: stranger.token, path: { id }, body: bodies[operation] })
        const [theirs, nobodys] = [await ask(registration.id), await ask(registration.id + 1_000_000)]
        expect(theirs.status).toBe(404)
        expect(JSON.stringify(theirs.body)).toBe(JSON.stringify(nobodys.body))
      }
      expect((await stranger.list({ search: registration.code })).count).toBe(0)
    }
    expect((await review(registration.id)).registration).toEqual(registration)
  })
})

describe('a registration nobody decided', () => {
  it('expires after 30 days, by itself', async () => {
    const { receive, decide, review, clinic } = await openDesk()
    const { registration } = await receive()
    const { registration: decided } = await receive(otherPatientInput())
    await decide('rejectRegistration', decided, { body: { reason: 'Salah' } })
    const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000)

    await expireRegistrations(server.database, days(30))
    expect((await review(registration.id)).registration).toEqual(registration)
    const later = new Date(days(30).getTime() + 1)
    await Promise.all([expireRegistrations(server.database, later), expireRegistrations(server.database, later)])
    expect((await review(registration.id)).registration).toEqual({
      ...registration,
      ...{ state: 'expired', decided_at: later.toISOString(), decided_by: null, version: 2 },
    })
    expect((await review(decided.id)).registration.state).toBe('rejected')
    const expired = (await changesOf(clinic)).filter(({ action }) => action === 'expire')
    expect(expired).toMatchObject([{ object_id: registration.id, role: 'system', user_id: null }])
    expect((await decide('acceptRegistration', { id: registration.id, version: 2 })).status).toBe(409)
  })
})
