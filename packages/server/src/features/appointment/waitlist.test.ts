import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { at, openBookings } from './appointment-fixture'

// A Friday; the appointments are on the Monday after it.
const friday = new Date('2026-11-20T03:00:00Z')

let now = friday

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

beforeEach(() => {
  now = friday
})

describe('the waiting list', () => {
  const wish = (overrides: object) => ({
    doctor_id: null,
    weekdays: [],
    parts_of_day: [],
    duration_minutes: 30,
    reason: 'control',
    note: '',
    ...overrides,
  })

  it('lists the people to call for a time, the longest waiting first', async () => {
    const { token, admit, doctor_id, hire } = await openBookings(server)
    const wait = async (overrides: object) => {
      const body = wish({ patient_id: await admit(), ...overrides })
      const { id } = (await server.call('createWaitlistEntry', { token, body })).body.data
      now = new Date(now.getTime() + 1000)
      return id
    }
    const anything = await wait({})
    const fitting = await wait({ doctor_id, weekdays: ['monday', 'friday'], parts_of_day: ['morning'] })
    const others = [
      await wait({ doctor_id: await hire() }),
      await wait({ weekdays: ['tuesday'] }),
      await wait({ parts_of_day: ['evening'] }),
      await wait({ duration_minutes: 60 }),
    ]
    const { starts_at } = at('09:00', '09:30')
    const query = { doctor_id: String(doctor_id), starts_at, duration_minutes: '30' }
    const matches = async (filter: Record<string, string>) =>
      (await server.call('matchWaitlistEntry', { token, query: filter })).body.data.rows.map(({ id }) => id)
    expect(await matches(query)).toEqual([anything, fitting])
    expect(await matches({})).toEqual([anything, fitting, ...others])
    expect(
      await server.call('matchWaitlistEntry', { token, query: { starts_at: '2026-11-23T23:59:60Z' } }),
    ).toMatchObject({
      status: 422,
    })
  })

  it('lets somebody go who was booked, or does not want it any more', async () => {
    const { token, patient_id, admit, ask, book } = await openBookings(server)
    const wait = async (id = patient_id) =>
      (await server.call('createWaitlistEntry', { token, body: wish({ patient_id: id }) })).body.data
    const entry = await wait()
    const { id } = await book({ waitlist_entry_id: entry.id })
    const path = { id: entry.id }
    const got = await server.call('getWaitlistEntry', { token, path })
    expect(got.body.data).toMatchObject({ state: 'booked', appointment_id: id, version: 2 })
    expect(await ask({ waitlist_entry_id: entry.id, ...at('10:00', '10:30') })).toMatchObject({ status: 409 })
    expect(await server.call('withdrawWaitlistEntry', { token, path, body: { version: 2 } })).toMatchObject({
      status: 409,
    })

    const other = await wait(await admit())
    expect(await ask({ waitlist_entry_id: other.id, ...at('10:00', '10:30') })).toMatchObject({
      status: 422,
      body: { data: { fields: { waitlist_entry_id: 'This is not one of the choices' } } },
    })
    const withdrawn = await server.call('withdrawWaitlistEntry', {
      token,
      path: { id: other.id },
      body: { version: 1 },
    })
    expect(withdrawn).toMatchObject({ status: 200, body: { data: { state: 'withdrawn', version: 2 } } })
    const listed = await server.call('listWaitlistEntry', { token, query: { state: 'waiting' } })
    expect(listed.body.data.count).toBe(0)
  })

  it.each([
    [{ patient_id: 9e9 }, 422],
    [{ doctor_id: 9e9 }, 422],
    [{ weekdays: ['someday'] }, 400],
    [{ duration_minutes: 3 }, 400],
  ])('does not take %j', async (input, status) => {
    const { token, patient_id } = await openBookings(server)
    const body = wish({ patient_id, ...input })
    expect(await server.call('createWaitlistEntry', { token, body })).toMatchObject({ status })
  })
})
