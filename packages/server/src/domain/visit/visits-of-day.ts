import { sql } from 'kysely'
import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { isUnderWay, visitCards } from './visit-rows'

/** The visits of a day and those that nobody ended before, in the order of the queue. */
export const visitsOfDay = (database: Database, { caller, today }: { caller: Caller; today: string }) =>
  visitCards(database, { caller })
    .where((eb) => eb.or([eb('visit.queue_date', '=', today), isUnderWay]))
    .where('visit.state', '<>', 'entered_in_error')
    // who was forgotten on another day is in nobody's way; then core's inQueueOrder, in a statement
    .orderBy('visit.queue_date', 'desc')
    .orderBy(sql`visit.origin <> 'emergency'`)
    .orderBy('visit.position')
    .orderBy('visit.id')
