import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { openOnlineClinic } from './booking-request-fixture'
import { expireBookingRequests } from './expire-booking-requests'

vi.setConfig({ testTimeout: patience })

// Seen to fail: without the look at the free times, without the exclusion constraint, with a token in the audit, with any of the fields unchecked.

const now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('who asks for a time', () => {
  it('has it until the desk answers, and sees what came of it', async () => {
    const { world, body, send, at, status, list, doctor_id, product_id } = await openOnlineClinic(server)
    const sent = await body({ first_name: ' O’Brien ', last_name: '', note: ' Ngilu ', phone: '0812 3456 7890' })
    const reply = await send(sent)
    expect(reply).toMatchObject({ status: 201, body: { data: { submitted_at: now.toISOString() } } })
    expect(reply.body.data.code).toMatch(/^ASK-[0-9A-Z]{6}$/)
    const shown = {
      code: reply.body.data.code,
      state: 'requested',
      ...at('10:00'),
      reason: null,
      submitted_at: now.toISOString(),
    }
    const seen = await status(sent.token)
    expect(seen).toMatchObject({ status: 200, body: { data: { ...shown, appointment: null } } })
    expect(JSON.stringify(seen.body)).not.toMatch(/Brien|Ngilu|3456/)
    expect(await list()).toMatchObject([
      { ...shown, first_name: 'O’Brien', last_name: '', phone: '+6281234567890', note: 'Ngilu', doctor_id, product_id },
    ])
    const [event, ...others] = await server.eventsOf(world.clinic)
    expect(others).toEqual([expect.objectContaining({ action: 'query' })])
    expect(event).toMatchObject({
      action: 'submit',
      object: 'booking_request',
      role: 'visitor',
      after: { consent: true },
    })
    expect(JSON.stringify(await database.selectFrom('audit_event').selectAll().execute())).not.toContain(sent.token)
    expect(JSON.stringify(await database.selectFrom('idempotency').selectAll().execute())).not.toContain(sent.token)
  })

  it('asks once, also sent again without a reply; a time somebody has is refused', async () => {
    const { body, send, ask, list } = await openOnlineClinic(server)
    const [sent, headers] = [await body(), { 'idempotency-key': crypto.randomUUID() }]
    const first = await send(sent, headers)
    expect(await send(sent, headers)).toMatchObject({
      status: 201,
      body: { data: first.body.data },
    })
    expect(await list()).toHaveLength(1)
    expect(await ask()).toMatchObject({ status: 409, body: { data: { fields: { starts_at: expect.any(String) } } } })
  })

  it('is one of a hundred who ask for a time at once', async () => {
    const { body, send } = await openOnlineClinic(server)
    const bodies = await Promise.all(Array.from({ length: 100 }, () => body()))
    const replies = await Promise.all(bodies.map((each) => send(each)))
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array.from({ length: 99 }, () => 409)])
  })

  it.each<[string, Partial<Schema<'BookingRequestInput'>>, string]>([
    ['a service that is not offered', { product_id: 8_999_999 }, 'product_id'],
    ['a dentist who is not offered', { doctor_id: 8_999_999 }, 'doctor_id'],
    ['no name', { first_name: '  ' }, 'first_name'],
    ['a birth in the future', { date_of_birth: '2026-11-24' }, 'date_of_birth'],
    ['a birth long ago', { date_of_birth: '1850-01-01' }, 'date_of_birth'],
    ['no phone', { phone: '' }, 'phone'],
  ])('with %s is told so', async (_, wrong, field) => {
    const { ask, list } = await openOnlineClinic(server)
    const { status, body } = await ask(wrong)
    expect([status === 400 || status === 422, Object.keys(body.data.fields ?? {})]).toEqual([true, [field]])
    expect(await list()).toEqual([])
  })

  it.each(['clinic', 'consent', 'website_url', 'note', 'token', 'phone'])(
    'with a wrong %s is refused',
    async (field) => {
      const { ask } = await openOnlineClinic(server)
      const wrong = {
        clinic: 'nowhere',
        consent: false,
        website_url: 'https://robot.test',
        note: 'x'.repeat(501),
        token: 'short',
        phone: 'abc',
      }
      expect((await ask(Object({ [field]: wrong[field as keyof typeof wrong] }))).status).toBe(
        field === 'clinic' ? 404 : 400,
      )
    },
  )

  it.each([
    ['in the past', '10:00', -1],
    ['within two hours', '10:00', 0],
    ['outside the shift', '20:00', 1],
    ['between the starts', '10:10', 1],
    ['on a day nobody works', '10:00', 3],
    ['more than sixty days ahead', '10:00', 70],
  ])('for a time %s is refused', async (_, time, days) => {
    const { ask, at } = await openOnlineClinic(server)
    expect((await ask({ starts_at: at(time, days).starts_at })).status).toBe(409)
  })

  it('has five of one phone that wait, not six', async () => {
    const { ask, at } = await openOnlineClinic(server)
    const phone = '081299990000'
    for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00'])
      expect((await ask({ phone, starts_at: at(time).starts_at })).status).toBe(201)
    expect(await ask({ phone: '+62 812 9999 0000', starts_at: at('14:00').starts_at })).toMatchObject({
      status: 422,
      body: { data: { fields: { phone: expect.any(String) } } },
    })
  })

  it('is told when the clinic takes no requests', async () => {
    const { ask, world } = await openOnlineClinic(server)
    const { company_id, clinic_id } = world.clinic
    await database
      .updateTable('clinic')
      .set({ booking_open: false })
      .where((eb) => eb.and({ company_id, id: clinic_id }))
      .execute()
    expect(await ask()).toMatchObject({ status: 422, body: { data: { fields: { clinic: expect.any(String) } } } })
  })
})

describe('what comes of a request', () => {
  it('is an appointment, at another time too, which its sender sees as it stands', async () => {
    const { waiting, book, status, at, desk, list } = await openOnlineClinic(server)
    const { id, token } = await waiting()
    const { body, status: answered } = await book(id, at('11:00'))
    expect(answered).toBe(201)
    const [row] = await list({ state: 'booked' })
    expect(row).toMatchObject({ id, appointment_id: body.data.id, patient_id: body.data.patient.id, version: 2 })
    expect((await status(token)).body.data).toMatchObject({
      state: 'booked',
      ...at('10:00'),
      appointment: { state: 'booked', ...at('11:00') },
    })
    const cancel = { cancel_reason: 'patient_cancelled' as const, cancel_note: '', version: 1 }
    await server.call('cancelAppointment', { token: desk, path: { id: body.data.id }, body: cancel })
    expect((await status(token)).body.data.appointment?.state).toBe('cancelled')
  })

  it('is answered once: a second appointment, a refusal and a withdrawal are told', async () => {
    const { waiting, book, decline, withdraw, at } = await openOnlineClinic(server)
    const { id, token } = await waiting()
    await book(id)
    expect(await book(id, at('12:00'))).toMatchObject({
      status: 409,
      body: { data: { fields: { booking_request_id: expect.any(String) } } },
    })
    expect(await decline(id, 2)).toMatchObject({ status: 409, body: { data: { current: { state: 'booked' } } } })
    expect((await withdraw(token)).status).toBe(409)
  })

  it('is a refusal with the reason, which frees the time', async () => {
    const { waiting, decline, status, ask } = await openOnlineClinic(server)
    const { id, token } = await waiting()
    expect((await decline(id, 7)).status).toBe(409)
    expect((await decline(id, 1, '   ')).status).toBe(400)
    expect(await decline(id, 1, ' Dokter sedang cuti ')).toMatchObject({
      status: 200,
      body: { data: { state: 'declined' } },
    })
    expect((await status(token)).body.data).toMatchObject({ state: 'declined', reason: 'Dokter sedang cuti' })
    expect((await ask()).status).toBe(201)
  })

  it('is nothing for who withdraws it, and withdraws it again', async () => {
    const { waiting, withdraw, book, ask, world } = await openOnlineClinic(server)
    const { id, token } = await waiting()
    expect(await withdraw(token)).toMatchObject({ status: 200, body: { data: { state: 'withdrawn' } } })
    expect(await withdraw(token)).toMatchObject({ status: 200, body: { data: { state: 'withdrawn' } } })
    expect((await server.changesOf(world.clinic)).filter(({ action }) => action === 'withdraw')).toHaveLength(1)
    expect((await book(id)).status).toBe(409)
    expect((await ask()).status).toBe(201)
  })

  it('is decided by one of a withdrawal and a booking at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { waiting, withdraw, book, list } = await openOnlineClinic(server)
      const { id, token } = await waiting()
      const [withdrawn, booked] = await Promise.all([withdraw(token), book(id)])
      const [row] = await list()
      expect([withdrawn.status, booked.status, row?.state]).toEqual(
        booked.status === 201 ? [409, 201, 'booked'] : [200, 409, 'withdrawn'],
      )
    }
  })

  it('is that it expires when its time comes', async () => {
    const { waiting, at, status } = await openOnlineClinic(server)
    const [past, ahead] = [await waiting(at('08:00', 0)), await waiting(at('10:00'))]
    await Promise.all([expireBookingRequests(database, now), expireBookingRequests(database, now)])
    expect((await status(past.token)).body.data.state).toBe('expired')
    expect((await status(ahead.token)).body.data.state).toBe('requested')
  })
})

describe('the desk', () => {
  it('finds requests by name, code and phone, the earliest first, and those in a state', async () => {
    const { waiting, list, at } = await openOnlineClinic(server)
    await waiting({ ...at('12:00'), first_name: 'Teuku', phone: '+6281211112222' })
    const { id } = await waiting({ ...at('09:00'), first_name: 'Made', code: 'ASK-ZZZZZ2' })
    const names = async (query: Record<string, string>) => (await list(query)).map(({ first_name }) => first_name)
    expect(await names({})).toEqual(['Made', 'Teuku'])
    expect(await names({ sort: '-starts_at' })).toEqual(['Teuku', 'Made'])
    expect(await names({ search: '0812 1111' })).toEqual(['Teuku'])
    expect(await names({ search: 'zzzzz2' })).toEqual(['Made'])
    expect(await names({ state: 'booked' })).toEqual([])
    expect(id).toBeGreaterThan(0)
  })

  it('compares who asks with the patients it knows', async () => {
    const { world, waiting, desk } = await openOnlineClinic(server)
    const known = await world.addPatient({ first_name: 'Dewi', last_name: 'Anggraini', date_of_birth: '1994-03-12' })
    const { id } = await waiting()
    const { body } = await server.call('getBookingRequest', { token: desk, path: { id } })
    expect(body.data).toMatchObject({
      request: { id },
      candidates: [{ patient: { id: known.id }, reasons: ['name_and_birth'] }],
    })
  })

  it('sees in the calendar who waits, until that is answered; nobody else does', async () => {
    const { world, at, desk, waiting, decline, doctor_id } = await openOnlineClinic(server)
    const { id } = await waiting({ first_name: 'Nur’aini', last_name: '' })
    const [day = ''] = at('10:00').starts_at.split('T')
    const seen = async (token: string, query: Record<string, string> = {}) =>
      (await server.call('appointmentCalendar', { token, query: { from: day, ...query } })).body.data.requests
    const shown = { id, first_name: 'Nur’aini', last_name: '', doctor_id, ...at('10:00') }
    expect(await seen(desk)).toMatchObject([shown])
    expect(await seen(desk, { doctor_id: String(doctor_id) })).toMatchObject([shown])
    expect(await seen(desk, { doctor_id: '1' })).toEqual([])
    expect(await seen(desk, { room_id: '1' })).toEqual([])
    expect((await server.eventsOf(world.clinic))[0]).toMatchObject({
      action: 'query',
      object: 'appointment',
      people: { booking_request: [id] },
    })
    const tokenOf = async (role: 'nurse_clinic' | 'manager_clinic' | 'doctor_clinic') =>
      server.tokenOf(await server.makeUser(world.clinic, role, role === 'doctor_clinic' ? { doctor_id } : {}))
    expect(await seen(await tokenOf('manager_clinic'))).toMatchObject([shown])
    expect(await seen(await tokenOf('doctor_clinic'))).toEqual([])
    expect(await seen(await tokenOf('nurse_clinic'))).toEqual([])
    await decline(id)
    expect(await seen(desk)).toEqual([])
  })

  it('finds none of another clinic, nor names one in a booking', async () => {
    const { book, desk } = await openOnlineClinic(server)
    const { id } = await (await openOnlineClinic(server)).waiting()
    expect((await server.call('getBookingRequest', { token: desk, path: { id } })).status).toBe(404)
    expect(await book(id)).toMatchObject({
      status: 422,
      body: { data: { fields: { booking_request_id: 'This is not one of the choices' } } },
    })
  })
})

it('a secret that opens nothing is answered 404', async () => {
  const { status, withdraw } = await openOnlineClinic(server)
  const token = 'A'.repeat(43)
  expect([(await status(token)).status, (await withdraw(token)).status]).toEqual([404, 404])
})
