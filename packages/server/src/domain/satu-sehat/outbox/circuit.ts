import { sql } from 'kysely'
import type { Database } from '../../../database/schema'
import { Paused } from './paused'

interface Options {
  database: Database
  client: string
  now: () => Date
}

/** So many requests in a row without an answer open the circuit for a minute. Then one is tried. */
const most = 5
const minute = 60_000

/** Keeps all servers of a connection from asking a service again and again that does not answer. */
export function openCircuit({ database, client, now }: Options) {
  let seen = { at: 0, failures: 0, open_until: null as Date | null }

  async function look() {
    const row = await database
      .selectFrom('satu_sehat_connection')
      .select(['failures', 'open_until'])
      .where('client', '=', client)
      .executeTakeFirst()
    const open_until = row?.open_until ? new Date(row.open_until) : null
    seen = { at: now().getTime(), failures: row?.failures ?? 0, open_until }
  }

  return {
    /** Throws `Paused` while nothing is sent. Once the time is over, the first to come is let through. */
    async pass() {
      if (Math.abs(now().getTime() - seen.at) > 1000 || seen.open_until) await look()
      if (!seen.open_until) return
      if (seen.open_until > now()) throw new Paused('The service does not answer', seen.open_until)
      const until = new Date(now().getTime() + minute)
      const { numUpdatedRows } = await database
        .updateTable('satu_sehat_connection')
        .set({ open_until: until })
        .where('client', '=', client)
        .where('open_until', '<=', now().toISOString())
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Paused('The service does not answer', until)
    },
    /** Counts what was not answered; an answer, whatever it says, closes the circuit. */
    async record(isAnswered: boolean) {
      if (isAnswered && seen.failures === 0 && !seen.open_until) return
      const open_until = new Date(now().getTime() + minute)
      await database
        .updateTable('satu_sehat_connection')
        .set((eb) =>
          isAnswered
            ? { failures: 0, open_until: null, answered_at: now() }
            : {
                failures: eb('failures', '+', 1),
                open_until: sql`case when failures + 1 >= ${most} then ${open_until}::timestamptz end`,
              },
        )
        .where('client', '=', client)
        .execute()
      await look()
    },
  }
}
