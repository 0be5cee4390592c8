import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addProduct } from '../../testing/sample-calls/product'
import { openOnlineClinic } from './booking-request-fixture'

// Seen to fail: with services or shifts that are not bookable online, with the time of a waiting request left free, without the two hours.

/** 09:00 in Jakarta, a Monday. */
let now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('what a clinic offers online', () => {
  const offer = async (clinic: string) => (await server.call('showOnlineBooking', { query: { clinic } })).body.data

  it('are its active services and the dentists with a shift to come that visitors may book', async () => {
    const { world, clinic, product_id, doctor_id } = await openOnlineClinic(server)
    await addProduct(world, { online_bookable: false })
    await addProduct(world, { online_bookable: true, status: 'inactive' })
    expect(await offer(clinic)).toMatchObject({
      clinic,
      open: true,
      registration_open: true,
      time_zone: 'Asia/Jakarta',
      today: '2026-11-23',
      services: [{ id: product_id, duration_minutes: 30 }],
      dentists: [{ id: doctor_id }],
    })
    await database.updateTable('shift').set({ online_bookable: false }).where('doctor_id', '=', doctor_id).execute()
    expect((await offer(clinic)).dentists).toEqual([])
  })

  it('is nothing while it is closed, inactive or has no such service, and the registration says so too', async () => {
    const { world, clinic } = await openOnlineClinic(server)
    const { company_id, clinic_id } = world.clinic
    const change = (values: { booking_open?: boolean; status?: 'active' | 'inactive' }) =>
      database
        .updateTable('clinic')
        .set(values)
        .where((eb) => eb.and({ company_id, id: clinic_id }))
        .execute()
    const registration = async () =>
      (await server.call('listRegistrationClinic', { query: { slug: clinic } })).body.data.rows[0]?.booking_open
    const closed = { open: false, services: [], dentists: [] }
    expect(await registration()).toBe(true)
    await change({ booking_open: false })
    expect(await offer(clinic)).toMatchObject(closed)
    expect(await registration()).toBe(false)
    await change({ booking_open: true, status: 'inactive' })
    expect(await offer(clinic)).toMatchObject(closed)
    await change({ status: 'active' })
    await database
      .updateTable('product')
      .set({ online_bookable: false })
      .where((eb) => eb.and({ company_id }))
      .execute()
    expect(await offer(clinic)).toMatchObject(closed)
    expect(await registration()).toBe(false)
  })

  it('is unknown of a clinic that is not there', async () => {
    expect((await server.call('showOnlineBooking', { query: { clinic: 'nowhere' } })).status).toBe(404)
  })
})

describe('free times', () => {
  it('are those of the shift, without what is booked or asked for, each once', async () => {
    const { times, at, waiting, book } = await openOnlineClinic(server)
    const starts = async (query = {}) => (await times(query)).body.data.times.map(({ starts_at }) => starts_at)
    expect(await starts()).toHaveLength(24)
    await waiting(at('09:00'))
    const { id } = await waiting(at('15:00'))
    expect((await book(id, at('16:00'))).status).toBe(201)
    const left = await starts()
    expect(left).toHaveLength(22)
    for (const time of ['09:00', '16:00']) expect(left).not.toContain(at(time).starts_at)
    // it was answered by another time
    expect(left).toContain(at('15:00').starts_at)
  })

  it('are not those of the next two hours, nor of a day that has passed or is too far ahead', async () => {
    const { times, at } = await openOnlineClinic(server)
    const shown = async (query = {}) => (await times(query)).body.data
    const before = now
    now = new Date(at('09:10').starts_at)
    expect((await shown()).times[0]?.starts_at).toBe(new Date(Date.parse(at('11:30', 0).starts_at)).toISOString())
    now = before
    expect(await shown({ from: '2020-01-01' })).toMatchObject({ from: '2026-11-23', until: '2026-11-29' })
    for (const from of ['2027-11-23', '9999-12-31'])
      expect(await shown({ from })).toMatchObject({ from: '2027-01-23', times: [], next: null })
  })

  it('say on which later day there are some, where the week has none', async () => {
    const { times, doctor_id } = await openOnlineClinic(server)
    const { from, until } = (await times()).body.data
    expect([from, until]).toEqual(['2026-11-23', '2026-11-29'])
    await database
      .updateTable('shift')
      .set({ date: '2026-12-15', starts_at: '2026-12-15T01:00:00Z', ends_at: '2026-12-15T05:00:00Z' })
      .where('doctor_id', '=', doctor_id)
      .execute()
    expect((await times()).body.data).toMatchObject({ times: [], next: '2026-12-15' })
    expect((await times({ from: '2026-12-10' })).body.data).toMatchObject({ until: '2026-12-16', next: null })
  })

  it('are those of one dentist, where one is chosen', async () => {
    const { times, doctor_id } = await openOnlineClinic(server)
    expect(
      new Set((await times({ doctor_id: String(doctor_id) })).body.data.times.map((each) => each.doctor_id)),
    ).toEqual(new Set([doctor_id]))
  })

  it.each<[Record<string, string>, string]>([
    [{ product_id: '8999999' }, 'product_id'],
    [{ doctor_id: '8999999' }, 'doctor_id'],
  ])('of %j are refused', async (query, field) => {
    const { times } = await openOnlineClinic(server)
    const { status, body } = await times(query)
    expect([status, Object.keys(body.data.fields ?? {})]).toEqual([422, [field]])
  })
})
