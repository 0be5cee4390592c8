import { randomBytes, randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { Insertable } from 'kysely'
import type { Tables } from '../../../database/schema'
import { hashToken } from '../../../domain/account/open-session'
import { visitorCode } from '../../../domain/registration/visitor-code'
import { slotAt } from '../../sample-times'
import type { SampleCalls, World } from '../../sample-world'
import { someAppointment } from '../appointment'
import { addProduct } from '../product'

export const calls = {
  showOnlineBooking: async (world) => {
    await openOnline(world)
    return { query: { clinic: world.clinic.slug } }
  },
  listOnlineTime: async (world) => {
    const { product_id } = await openOnline(world)
    return { query: { clinic: world.clinic.slug, product_id: String(product_id) } }
  },
  createBookingRequest: async (world) => ({ body: await someBookingRequest(world) }),
  showBookingRequest: async (world) => ({ body: { token: (await addBookingRequest(world)).token } }),
  withdrawBookingRequest: async (world) => ({ body: { token: (await addBookingRequest(world)).token } }),
  listBookingRequest: async (world) => {
    await addBookingRequest(world)
    return {}
  },
  getBookingRequest: async (world) => ({ path: { id: (await addBookingRequest(world)).id } }),
  declineBookingRequest: async (world) => ({
    path: { id: (await addBookingRequest(world)).id },
    body: { version: 1, reason: 'Dokter sedang cuti' },
  }),
} satisfies Partial<SampleCalls>

/** A clinic that takes requests, with a service and the shift of a dentist that visitors may book. */
export async function openOnline(world: World) {
  const { company_id, clinic_id } = world.clinic
  await world.database
    .updateTable('clinic')
    .set({ booking_open: true })
    .where((eb) => eb.and({ company_id, id: clinic_id }))
    .execute()
  const { id: product_id } = await addProduct(world, { online_bookable: true, status: 'active', duration_minutes: 30 })
  const { doctor_id } = await someAppointment(world)
  return { product_id, doctor_id }
}

/** What a visitor sends, of the evening of the sample day. */
export async function someBookingRequest(
  world: World,
  offered?: { product_id: number; doctor_id: number },
): Promise<Schema<'BookingRequestInput'>> {
  return {
    ...(offered ?? (await openOnline(world))),
    clinic: world.clinic.slug,
    language: 'id',
    starts_at: slotAt(world, '19:00').starts_at,
    first_name: 'Dewi',
    last_name: 'Anggraini',
    date_of_birth: '1994-03-12',
    // only so many of one phone may wait
    phone: `0812${randomInt(10_000_000, 99_999_999)}`,
    note: 'Gigi geraham kanan bawah ngilu',
    consent: true,
    token: randomBytes(32).toString('base64url'),
  }
}

/** A request that waits for the desk, and the secret of its sender. */
export async function addBookingRequest(
  world: World,
  overrides: Partial<Insertable<Tables['booking_request']>> = {},
  offered?: { product_id: number; doctor_id: number },
) {
  const { company_id, clinic_id } = world.clinic
  const { clinic: _, consent: _c, website_url: _w, token, ...asked } = await someBookingRequest(world, offered)
  const { id } = await world.database
    .insertInto('booking_request')
    .values({
      ...asked,
      ends_at: slotAt(world, '19:30').starts_at,
      company_id,
      clinic_id,
      code: visitorCode('ASK', randomInt),
      state: 'requested',
      token_hash: hashToken(token),
      submitted_at: world.now().toISOString(),
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}
