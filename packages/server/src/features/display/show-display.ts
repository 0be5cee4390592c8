import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import { hashToken } from '../../domain/account/open-session'
import { clinicDay } from '../../domain/clinic/clinic-day'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { openRequestLimit } from '../../use-case/request-limit'

const mostNext = 3
/** A display asks 20 times a minute; behind one address hang 30 of them. */
const mostRequests = 600

/** For everybody with the link. Its statements read no table of people: numbers and rooms are all they can show. */
export function showDisplay(): UseCase<'showDisplay'> {
  const limit = openRequestLimit(mostRequests)
  return async ({ body: { token }, caller, database, now }) => {
    limit.count(caller.ip, now)
    const display = await database
      .selectFrom('display')
      .select(['company_id', 'clinic_id', 'language'])
      .where('token_hash', '=', hashToken(token))
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (!display) throw new Refusal(404, 'displayEnded')

    const { language, ...clinic } = display
    const { name, time_zone, today } = await clinicDay(database, clinic, now)
    const visits = await visitsInHouse(database, { ...clinic, today })
    const waiting = visits.filter(({ state }) => state === 'waiting')
    return {
      clinic: name,
      language,
      time_zone,
      now: now.toISOString(),
      called: visits.filter(({ state }) => state === 'called').map(shown),
      inside: latestOfEachRoom(visits.filter(({ state }) => state !== 'waiting' && state !== 'called')).map(shown),
      next: waiting.slice(0, mostNext).map(({ number }) => number),
      waiting: waiting.length,
    }
  }
}

interface Day {
  company_id: number
  clinic_id: number
  today: string
}

/** The visits of today that are not over: who waits in the order of the queue, all others the latest move first. */
const visitsInHouse = (database: Database, { company_id, clinic_id, today }: Day) =>
  database
    .selectFrom('visit')
    .leftJoin('room', (join) =>
      join
        .onRef('room.company_id', '=', 'visit.company_id')
        .onRef('room.clinic_id', '=', 'visit.clinic_id')
        .onRef('room.id', '=', 'visit.room_id'),
    )
    .select(['visit.queue_number as number', 'visit.state', 'visit.state_since as since', 'room.name as room'])
    .where('visit.company_id', '=', company_id)
    .where('visit.clinic_id', '=', clinic_id)
    .where('visit.queue_date', '=', today)
    .where('visit.state', 'in', ['waiting', 'called', 'in_vitals', 'ready', 'in_practice', 'paused'])
    // core's inQueueOrder, in a statement
    .orderBy(sql`case when visit.state = 'waiting' then null else visit.state_since end`, (by) =>
      by.desc().nullsFirst(),
    )
    .orderBy(sql`visit.origin <> 'emergency'`)
    .orderBy('visit.position')
    .orderBy('visit.id')
    .execute()

type Row = Awaited<ReturnType<typeof visitsInHouse>>[number]

/** Names each column: a column that is read for another reason is not shown by that. */
const shown = ({ number, room, since }: Row): Schema<'DisplayedNumber'> => ({ number, room, since })

/** A room has one number; who has none yet stands in no room. */
const latestOfEachRoom = (visits: readonly Row[]) =>
  visits
    .filter(({ room }, index) => room !== null && visits.findIndex((other) => other.room === room) === index)
    .sort((one, other) => String(one.room).localeCompare(String(other.room), undefined, { numeric: true }))
