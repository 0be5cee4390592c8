import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { Database } from '../packages/server/src/database/schema'
import { booking, bookWeek, fillClinic, timeOf } from '../packages/server/src/testing/busy-clinic'
import { createClinic, employ, signIn } from '../packages/server/src/testing/create-clinic'
import { ask } from '../packages/server/src/testing/program/ask'
import { onBothDatabases } from './both-databases'
import { measureCalendarScreen } from './calendar-screen'
import { median } from './figure'

const racers = 1_000
const rounds = 5
/** The Monday after the next. */
const monday = new Date(Date.now() + ((8 - new Date().getUTCDay()) % 7 || 7) * 86_400_000 + 7 * 86_400_000)
const dates = Array.from({ length: 7 }, (_, index) => new Date(monday.getTime() + index * 86_400_000)).map((date) =>
  date.toISOString().slice(0, 10),
)
const week = dates.slice(0, 6)
/** The Sunday after it: nobody is booked yet. */
const raced = dates[6] ?? ''
const size = { dentists: 10, rooms: 10, patients: racers, dates }
const appointments = 600

/** Books one time a thousand times at once, each with a patient and a key of its own. */
export const measureBookingRace = () =>
  onBothDatabases(prepare, async ({ database, address, token, doctor_ids, patient_ids }) => {
    const race = async (round: number) => {
      const began = performance.now()
      const statuses = await Promise.all(
        patient_ids.map(async (patient_id) => {
          const times = timeOf(raced, 60 * round, 30)
          const body = booking({ ...times, doctor_id: doctor_ids[0] ?? 0, patient_id })
          const reply = await ask(address, { method: 'POST', path: '/api/appointment', token, body, key: randomUUID() })
          return reply.status
        }),
      )
      return { statuses, seconds: (performance.now() - began) / 1_000 }
    }
    await race(0) // to warm up
    const races = []
    for (let round = 1; round <= rounds; round += 1) races.push(await race(round))
    const wrong = races.filter(({ statuses }) => {
      const of = (status: number) => statuses.filter((each) => each === status).length
      return of(201) !== 1 || of(409) !== racers - 1
    })
    return [
      {
        what: `${racers} bookings of one time at once, ${database}`,
        value: median(races.map(({ seconds }) => seconds)),
        unit: 's',
        limit: 1,
      },
      { what: '… races not won by exactly one', value: wrong.length, unit: 'errors', limit: 0 },
    ]
  })

/** The week of a clinic with ten chairs: as its calendar asks for it, and on the screen. */
export const measureCalendar = async () => [...(await measureReplies()), ...(await measureCalendarScreen(week))]

const measureReplies = () =>
  onBothDatabases(prepare, async ({ database, address, token }) => {
    const path = `/api/appointment/calendar?from=${week[0]}&until=${week.at(-1)}`
    const times: number[] = []
    let bytes = 0
    for (let round = 0; round < 40; round += 1) {
      const { status, body, milliseconds } = await ask<Schema<'AppointmentCalendar'>>(address, { path, token })
      if (status !== 200 || body.data.appointments.length !== appointments)
        throw new Error(`The calendar answers ${status} with ${body.data.appointments?.length} appointments`)
      if (round >= 10) times.push(milliseconds)
      bytes = JSON.stringify(body).length
    }
    return [
      {
        what: `calendar of ${appointments} appointments over 10 chairs, ${database}`,
        value: median(times),
        unit: 'ms',
      },
      { what: '… slowest of 30', value: Math.max(...times), unit: 'ms' },
      { what: '… not compressed', value: bytes / 1_000, unit: 'kB' },
    ]
  })

async function prepare(database: Database) {
  const clinic = await createClinic(database)
  const token = await signIn(database, await employ(database, clinic, { role: 'front_office_clinic' }))
  const people = await fillClinic(database, clinic, size)
  await bookWeek(database, clinic, { ...people, dates: week, count: appointments })
  return { ...people, token }
}
