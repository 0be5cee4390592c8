import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { personProblems } from '@clinic/core/booking-request'
import { normalisePhone } from '@clinic/core/patient'
import { clinicTime } from '@clinic/core/time'
import { type Insertable, sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Tables, Transaction } from '../../database/schema'
import { hashToken } from '../../domain/account/open-session'
import { bookingRequestRows } from '../../domain/booking-request/booking-request-rows'
import { patientSentences } from '../../domain/patient/patient-values'
import { countAttempt } from '../../domain/registration/count-attempt'
import { visitorCode } from '../../domain/registration/visitor-code'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { onlineService, onlineTimesBetween } from './list-online-time'
import { clinicAt } from './online-offer'
import { findByToken } from './request-of-token'

/** How many requests of one phone may wait in a clinic. */
const mostOfPhone = 5
const minute = 60_000

/** Looks at no patient of the clinic, so the answer cannot tell whether the visitor is one. */
export const createBookingRequest: UseCase<'createBookingRequest'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { body, caller, now } = call
    const { product_id, doctor_id } = body
    const clinic = await clinicAt(tx, body.clinic, now)
    const person = personOf(body, clinic.today)
    const { minutes } = await onlineService(tx, clinic, { product_id, doctor_id })
    await countAttempt(tx, caller.ip, now)

    const start = Date.parse(body.starts_at)
    if (Number.isNaN(start)) throw new Refusal(422, 'checkFields', { fields: { starts_at: 'notTime' } })
    const span = { starts_at: new Date(start).toISOString(), ends_at: new Date(start + minutes * minute).toISOString() }
    const day = clinicTime(start, clinic.time_zone).date
    const free = await onlineTimesBetween(tx, clinic, {
      now,
      minutes,
      doctor_id,
      from: day,
      until: day,
      count: everyOne,
    })
    if (!free.some(({ starts_at }) => starts_at === span.starts_at)) refuseTaken()

    const { company_id, clinic_id } = clinic
    const tenant = { company_id, clinic_id }
    if (await findByToken(tx, body.token)) throw new Refusal(422, 'checkFields', { fields: { token: 'notOffered' } })
    await refuseMany(tx, tenant, person.phone)
    const id = await insertRequest(tx, {
      ...tenant,
      ...person,
      ...span,
      product_id,
      doctor_id,
      language: body.language,
      token_hash: hashToken(body.token),
      submitted_at: now.toISOString(),
    })
    const after = await bookingRequestRows(tx, tenant).where('booking_request.id', '=', id).executeTakeFirstOrThrow()
    // the proof of the consent: who gave it, when, and from where
    const happening = { action: 'submit', object: 'booking_request', object_id: id } as const
    recordEvent(tx, { ...caller, ...tenant }, { ...happening, after: { ...after, consent: body.consent } })
    return { code: after.code, submitted_at: after.submitted_at }
  })

const everyOne = 10_000

/** Who asks, as it is stored: only surrounding blanks and the spelling of the phone change. */
function personOf(body: Schema<'BookingRequestInput'>, today: string) {
  const { first_name, last_name, date_of_birth, phone, note } = body
  const person = { first_name: first_name.trim(), last_name: last_name.trim(), date_of_birth, phone: phone.trim() }
  const problems = Object.entries(personProblems({ ...person, note }, { today }))
  if (problems.length > 0) {
    const fields = problems.map(([field, problem]) => [field, patientSentences[problem]])
    throw new Refusal(422, 'checkFields', { fields: Object.fromEntries(fields) })
  }
  return { ...person, phone: normalisePhone(phone), note: note.trim() }
}

async function refuseMany(
  tx: Transaction,
  { company_id, clinic_id }: { company_id: number; clinic_id: number },
  phone: string,
) {
  // two at once would both be the fifth
  await sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${clinic_id} ${phone}`}, 0))`.execute(tx)
  const { waiting } = await tx
    .selectFrom('booking_request')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where((eb) => eb.and({ company_id, clinic_id, phone, state: 'requested' }))
    .executeTakeFirstOrThrow()
  if (Number(waiting) >= mostOfPhone) throw new Refusal(422, 'checkFields', { fields: { phone: 'manyRequests' } })
}

/** Inserts the request under a code that no other of the company has. Of many at once for one time the first has it. */
async function insertRequest(
  tx: Transaction,
  values: Omit<Insertable<Tables['booking_request']>, 'code' | 'state'>,
): Promise<number> {
  const { company_id, clinic_id, doctor_id, starts_at, ends_at } = values
  const inserted = await tx
    .insertInto('booking_request')
    .values({ ...values, company_id, clinic_id, code: visitorCode('ASK', randomInt), state: 'requested' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return inserted.id
  const faster = await tx
    .selectFrom('booking_request')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, doctor_id, state: 'requested' }))
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .executeTakeFirst()
  return faster ? refuseTaken() : insertRequest(tx, values)
}

function refuseTaken(): never {
  throw new Refusal(409, 'onlineTimeTaken', { fields: { starts_at: 'onlineTimeTaken' } })
}
