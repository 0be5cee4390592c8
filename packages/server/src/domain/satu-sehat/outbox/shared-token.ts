import type { Database } from '../../../database/schema'
import type { Connection } from '../connection'
import { Paused } from './paused'

interface Options {
  database: Database
  connection: Connection
  now: () => Date
  sleep: (milliseconds: number) => Promise<void>
  fetch: typeof globalThis.fetch
}

const second = 1000
/** After a failed attempt the service answers one request a minute. */
const pause = 60 * second
/** A token is not used in its last moments: the request takes time. */
const reserve = 60 * second
/** For so long one server asks for a token alone. */
const asking = 30 * second

/**
 * The access token of a connection, shared by all servers through the database: one asks for it while the others wait, and after a
 * failure nobody asks for a minute.
 */
export function shareToken({ database, connection, now, sleep, fetch }: Options) {
  const { client, base_url, client_id, client_secret } = connection
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds)
  const stored = () =>
    database.selectFrom('satu_sehat_connection').selectAll().where('client', '=', client).executeTakeFirst()

  return {
    /** Returns a token that is valid for a while. Throws `Paused` where none is to be had. */
    async current(): Promise<string> {
      for (;;) {
        const known = await stored()
        if (known?.access_token && known.expires_at && new Date(known.expires_at) > later(reserve))
          return known.access_token
        const failedUntil = known?.failed_at ? new Date(new Date(known.failed_at).getTime() + pause) : null
        if (failedUntil && failedUntil > now()) throw new Paused(known?.failure ?? '', failedUntil)
        if (await claim()) return await ask()
        await sleep(200)
      }
    },
    /** Forgets a token that the service refused. */
    async forget(token: string) {
      await database
        .updateTable('satu_sehat_connection')
        .set({ access_token: null, expires_at: null })
        .where('client', '=', client)
        .where('access_token', '=', token)
        .execute()
    },
  }

  async function claim() {
    await database
      .insertInto('satu_sehat_connection')
      .values({ client })
      .onConflict((conflict) => conflict.column('client').doNothing())
      .execute()
    const { numUpdatedRows } = await database
      .updateTable('satu_sehat_connection')
      .set({ asked_until: later(asking) })
      .where('client', '=', client)
      .where((eb) => eb.or([eb('asked_until', 'is', null), eb('asked_until', '<=', now().toISOString())]))
      .where((eb) => eb.or([eb('failed_at', 'is', null), eb('failed_at', '<=', later(-pause).toISOString())]))
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '<=', later(reserve).toISOString())]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async function ask(): Promise<string> {
    const asked = await request().catch((error: unknown) => ({
      failure: error instanceof Error ? error.message : 'error',
    }))
    if ('failure' in asked) {
      const failed_at = now()
      await write({ access_token: null, expires_at: null, failed_at, failure: asked.failure, asked_until: null })
      throw new Paused(asked.failure, new Date(failed_at.getTime() + pause))
    }
    await write({ ...asked, failed_at: null, failure: '', asked_until: null })
    return asked.access_token
  }

  async function request() {
    const response = await fetch(`${base_url}/oauth2/v1/accesstoken?grant_type=client_credentials`, {
      method: 'POST',
      body: new URLSearchParams({ client_id, client_secret }),
      signal: AbortSignal.timeout(asking - 5 * second),
    })
    const { access_token, expires_in } = tokenIn(await response.text())
    if (!response.ok || typeof access_token !== 'string' || access_token === '')
      throw new Error(`HTTP ${response.status}`)
    const lasts = Number(expires_in)
    return { access_token, expires_at: later((Number.isFinite(lasts) && lasts > 0 ? lasts : 0) * second) }
  }

  async function write(values: {
    access_token: string | null
    expires_at: Date | null
    failed_at: Date | null
    failure: string
    asked_until: null
  }) {
    await database.updateTable('satu_sehat_connection').set(values).where('client', '=', client).execute()
  }
}

/** What of a reply is a token; nothing of a page. */
function tokenIn(text: string): { access_token?: unknown; expires_in?: unknown } {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
