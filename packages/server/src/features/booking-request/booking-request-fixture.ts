import type { Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { addBookingRequest, openOnline, someBookingRequest } from '../../testing/sample-calls/patient/booking-request'
import { slotAt } from '../../testing/sample-times'
import { openWorld } from '../../testing/sample-world'
import { newAddress } from '../../testing/send'

/** A clinic that takes requests, with a dentist who works tomorrow from 8 to 20 and a service of half an hour. */
export async function openOnlineClinic(server: TestServer) {
  const world = await openWorld(server)
  const offered = await openOnline(world)
  const desk = await server.tokenOf(await server.makeUser(world.clinic, 'front_office_clinic'))
  const clinic = world.clinic.slug
  const at = (time: string, days = 1) => slotAt(world, time, days)

  const body = async (overrides: Partial<Schema<'BookingRequestInput'>> = {}) => ({
    ...(await someBookingRequest(world, offered)),
    starts_at: at('10:00').starts_at,
    ...overrides,
  })
  /** From another address each time: only so many come from one. */
  const send = async (sent: Schema<'BookingRequestInput'>, headers: Record<string, string> = {}) => {
    const request = { method: 'POST', url: '/api/booking-request', remoteAddress: newAddress(), headers } as const
    const reply = await server.app.inject({ ...request, payload: sent })
    return { status: reply.statusCode, body: reply.json() }
  }
  const ask = async (overrides: Partial<Schema<'BookingRequestInput'>> = {}) => send(await body(overrides))
  const status = (token: string) => server.call('showBookingRequest', { body: { token } })
  const withdraw = (token: string) => server.call('withdrawBookingRequest', { body: { token } })
  const times = (query: Record<string, string> = {}) =>
    server.call('listOnlineTime', { query: { clinic, product_id: String(offered.product_id), ...query } })
  const list = async (query: Record<string, string> = {}) =>
    (await server.call('listBookingRequest', { token: desk, query })).body.data.rows
  const decline = (id: number, version = 1, reason = 'Dokter sedang cuti') =>
    server.call('declineBookingRequest', { token: desk, path: { id }, body: { version, reason } })

  /** Books an appointment that answers a request. */
  async function book(booking_request_id: number, overrides: Partial<Schema<'AppointmentInput'>> = {}) {
    const { id: patient_id } = await world.addPatient()
    return server.call('createAppointment', {
      token: desk,
      body: {
        patient_id,
        doctor_id: offered.doctor_id,
        staff_id: null,
        room_id: null,
        ...at('10:00'),
        reason: 'consultation',
        note: '',
        source: 'online',
        reminder: 'whatsapp',
        product_ids: [offered.product_id],
        override_reason: '',
        waitlist_entry_id: null,
        booking_request_id,
        ...overrides,
      },
    })
  }
  /** A request that waits, written past the server. */
  const waiting = (overrides: Parameters<typeof addBookingRequest>[1] = {}) =>
    addBookingRequest(world, { ...at('10:00'), ...overrides }, offered)
  return { world, clinic, desk, at, body, send, ask, status, withdraw, times, list, decline, book, waiting, ...offered }
}
