import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { otherPatientInput, patientInput } from '../../testing/patient-input'
import { expireRegistrations } from './expire-registrations'
import { openDesk, register } from './registration-fixture'

let now = new Date('2026-11-20T08:00:00Z')

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

const { changesOf } = server

describe('the registrations of a clinic', async () => {
  const desk = await openDesk(server)
  const started = now
  for (let index = 0; index < 52; index += 1) {
    now = new Date(started.getTime() - index * 60_000)
    await register(
      server,
      desk.input(otherPatientInput({ first_name: `Tamu ${String(index).padStart(2, '0')}`, last_name: '' })),
    )
  }
  now = started
  const sister = await openDesk(server, desk.clinic.company_id)
  await register(server, sister.input())

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
    const { input, list } = await openDesk(server)
    for (let index = 0; index < 12; index += 1) await register(server, input(otherPatientInput()))
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
    const { receive, addPatient } = await openDesk(server)
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
    const { receive, addPatient } = await openDesk(server)
    for (let child = 0; child < 6; child += 1)
      await addPatient(otherPatientInput({ first_name: 'Slamet', last_name: '', date_of_birth: '2015-01-01' }))
    const same = await addPatient()
    const { candidates } = await receive()
    expect(candidates).toHaveLength(5)
    expect(candidates[0]).toEqual({ patient: same, reasons: ['identity', 'name_and_birth', 'phone'] })
  })

  it('are never of another clinic, and nobody is like somebody without papers for having none', async () => {
    const desk = await openDesk(server)
    await (await openDesk(server, desk.clinic.company_id)).addPatient()
    await desk.addPatient(
      otherPatientInput({ first_name: 'Slamet', date_of_birth: '1970-01-01', phone: '+6281000000001' }),
    )
    expect((await desk.receive(otherPatientInput())).candidates).toEqual([])
  })
})

describe('a registration of another clinic', () => {
  it('is answered like one that does not exist, byte for byte', async () => {
    const { receive, clinic, review } = await openDesk(server)
    const { registration } = await receive()
    for (const stranger of [await openDesk(server), await openDesk(server, clinic.company_id)]) {
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

describe('an undecided registration', () => {
  it('expires after 30 days, by itself', async () => {
    const { receive, decide, review, clinic } = await openDesk(server)
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
      state: 'expired',
      decided_at: later.toISOString(),
      decided_by: null,
      version: 2,
    })
    expect((await review(decided.id)).registration.state).toBe('rejected')
    const expired = (await changesOf(clinic)).filter(({ action }) => action === 'expire')
    expect(expired).toMatchObject([{ object_id: registration.id, role: 'system', user_id: null }])
    expect((await decide('acceptRegistration', { id: registration.id, version: 2 })).status).toBe(409)
  })
})
