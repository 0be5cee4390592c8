import { randomBytes, randomInt } from 'node:crypto'
import { ApiError } from '@clinic/api'
import { apiOf, newKey, type Schema, unwrap } from '../clinic-api'

const clinic = 'kenari-cikini'

/** A visitor asks for one of the free times of the clinic, as the public page does. */
export async function askOnline(baseUrl = '', visitor: Partial<Schema<'BookingRequestInput'>> = {}) {
  const api = apiOf(baseUrl, null)
  const { services } = await offerOf(baseUrl, clinic)
  const [service] = services
  if (!service) throw new Error('The demo clinic offers no service online')
  // the tests of the public page keep the week that it opens with
  const from = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  const { times } = await unwrap(
    api.GET('/api/booking-request/time', { params: { query: { clinic, product_id: service.id, from } } }),
  )
  const token = randomBytes(32).toString('base64url')
  const ask = ({ doctor_id, starts_at }: (typeof times)[number]) =>
    unwrap(
      api.POST('/api/booking-request', {
        params: { header: { 'Idempotency-Key': newKey() } },
        body: {
          clinic,
          language: 'id',
          product_id: service.id,
          doctor_id,
          starts_at,
          first_name: 'Ayu',
          last_name: '',
          date_of_birth: '1990-05-17',
          phone: `0812${randomInt(10_000_000, 99_999_999)}`,
          note: 'Ngilu kalau minum es',
          consent: true,
          token,
          ...visitor,
        },
      }),
    )
  const time = await firstTaken(times, ask)
  return {
    service,
    time,
    /** What the visitor reads. */
    read: () => unwrap(api.POST('/api/booking-request/status', { body: { token } })),
  }
}

/** Asks for one time after the other, the last first, until one is not of a test beside this one. */
async function firstTaken<Time>(times: readonly Time[], ask: (time: Time) => Promise<unknown>): Promise<Time> {
  for (const time of times.toReversed()) {
    const isTaken = await ask(time).then(
      () => false,
      (error) => {
        if (error instanceof ApiError && error.status === 409) return true
        throw error
      },
    )
    if (!isTaken) return time
  }
  throw new Error('The demo clinic has no free time online')
}

/** What the public page tells of a clinic. */
export const offerOf = (baseUrl: string | undefined, clinic: string) =>
  unwrap(apiOf(baseUrl ?? '', null).GET('/api/booking-request/offer', { params: { query: { clinic } } }))
