import type { Schema } from '@clinic/api'
import { onlineTimes } from '@clinic/core/booking-request'
import { addDays, clinicTime, daysBetween, momentOf } from '@clinic/core/time'
import type { Database, Transaction } from '../../database/schema'
import { freeTimes } from '../../domain/appointment/free-times'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { openRequestLimit } from '../../use-case/request-limit'
import { clinicAt, onlineDentists, onlineServices } from './online-offer'

const hour = 3_600_000
const shownDays = 7
const everyOne = 10_000

type Clinic = Awaited<ReturnType<typeof clinicAt>>

interface Asked {
  product_id: number
  doctor_id?: number
}

export const listOnlineTime =
  (limit: ReturnType<typeof openRequestLimit>): UseCase<'listOnlineTime'> =>
  async ({ database, caller, now, query }) => {
    limit.count(caller.ip, now)
    const { clinic: slug, from, product_id, doctor_id } = query
    const clinic = await clinicAt(database, slug, now)
    const { minutes } = await onlineService(database, clinic, { product_id, doctor_id })
    // a day that is too far ahead is answered like the last one: behind it nothing can be asked for
    const last = addDays(clinic.today, onlineTimes.daysAhead + 1)
    const [, first = clinic.today] = [clinic.today, from ?? clinic.today, last].sort()
    const until = addDays(first, shownDays - 1)
    const asked = { minutes, doctor_id, now }
    const times = await onlineTimesBetween(database, clinic, { ...asked, from: first, until, count: everyOne })
    const next = times.length > 0 ? undefined : await nextDay(database, clinic, { ...asked, from: addDays(until, 1) })
    return { from: first, until, times: doctor_id === undefined ? eachTimeOnce(times) : times, next: next ?? null }
  }

/** Refuses what a clinic does not offer online, and says how long a service takes. */
export async function onlineService(
  database: Database | Transaction,
  clinic: Clinic,
  { product_id, doctor_id }: Asked,
) {
  if (clinic.status !== 'active' || !clinic.booking_open)
    throw new Refusal(422, 'bookingClosed', { fields: { clinic: 'bookingClosed' } })
  const service = await onlineServices(database, clinic).where('id', '=', product_id).executeTakeFirst()
  if (!service) throw new Refusal(422, 'checkFields', { fields: { product_id: 'notOffered' } })
  const dentists = doctor_id === undefined ? [] : await onlineDentists(database, clinic)
  if (doctor_id !== undefined && !dentists.some(({ id }) => id === doctor_id))
    throw new Refusal(422, 'checkFields', { fields: { doctor_id: 'notOffered' } })
  return { minutes: service.duration_minutes }
}

interface Period {
  minutes: number
  doctor_id?: number
  now: Date
  from: string
  /** The last day. */
  until: string
  count: number
}

/** The free times that visitors may ask for in some days of a clinic. */
export async function onlineTimesBetween(
  database: Database | Transaction,
  clinic: Clinic,
  { now, from, until, ...wanted }: Period,
): Promise<Schema<'OnlineTime'>[]> {
  const earliest = new Date(now.getTime() + onlineTimes.hoursAhead * hour)
  const latest = addDays(clinic.today, onlineTimes.daysAhead)
  const end = until < latest ? until : latest
  if (from > end) return []
  const days = daysBetween(from, end)
  const times = await freeTimes(database, clinic, { ...wanted, from, days, earliest, online: true })
  const beyond = momentOf(addDays(end, 1), '00:00', clinic.time_zone)
  return times
    .filter(({ starts_at }) => Date.parse(starts_at) < beyond)
    .map(({ starts_at, ends_at, doctor_id, doctor_name }) => ({ starts_at, ends_at, doctor_id, doctor_name }))
}

async function nextDay(database: Database | Transaction, clinic: Clinic, period: Omit<Period, 'until' | 'count'>) {
  const until = addDays(clinic.today, onlineTimes.daysAhead)
  const [first] = await onlineTimesBetween(database, clinic, { ...period, until, count: 1 })
  return first && clinicTime(Date.parse(first.starts_at), clinic.time_zone).date
}

/** Of several dentists who are free at a time the first. */
const eachTimeOnce = (times: readonly Schema<'OnlineTime'>[]) =>
  times.filter(({ starts_at }, index) => times[index - 1]?.starts_at !== starts_at)
