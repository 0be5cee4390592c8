import { randomBytes } from 'node:crypto'
import { apiOf, newKey, type Schema, unwrap } from '../clinic-api'

const clinic = 'kenari-cikini'

/** A visitor asks for one of the free times of the clinic, as the public page does. */
export async function askOnline(baseUrl = '', visitor: Partial<Schema<'BookingRequestInput'>> = {}) {
  const api = apiOf(baseUrl, null)
  const { services } = await offerOf(baseUrl, clinic)
  const [service] = services
  if (!service) throw new Error('The demo clinic offers no service online')
  const { times } = await unwrap(
    api.GET('/api/booking-request/time', { params: { query: { clinic, product_id: service.id } } }),
  )
  // tests beside one another ask for different times
  const time = times[Math.floor(Math.random() * times.length)]
  if (!time) throw new Error('The demo clinic has no free time online')
  const token = randomBytes(32).toString('base64url')
  await unwrap(
    api.POST('/api/booking-request', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        clinic,
        language: 'id',
        product_id: service.id,
        doctor_id: time.doctor_id,
        starts_at: time.starts_at,
        first_name: 'Ayu',
        last_name: '',
        date_of_birth: '1990-05-17',
        phone: `0812${Math.floor(10_000_000 + Math.random() * 89_999_999)}`,
        note: 'Ngilu kalau minum es',
        consent: true,
        token,
        ...visitor,
      },
    }),
  )
  return {
    service,
    time,
    /** What the visitor reads. */
    read: () => unwrap(api.POST('/api/booking-request/status', { body: { token } })),
  }
}

/** What the public page tells of a clinic. */
export const offerOf = (baseUrl: string | undefined, clinic: string) =>
  unwrap(apiOf(baseUrl ?? '', null).GET('/api/booking-request/offer', { params: { query: { clinic } } }))
