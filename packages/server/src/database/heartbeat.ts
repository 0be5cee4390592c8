import { Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { Client, type ClientConfig, DatabaseError } from 'pg'
import { type Changes, changeChannel } from '../live/changes'

const pause = 200
const patience = 500

/**
 * Checks several times a second, over a connection of its own, that PostgreSQL answers. When it does not, all other connections
 * are ended, so that waiting and new statements fail at once, until it answers again. The same connection listens for changes,
 * so that listeners know at once when none can be heard.
 */
export function startHeartbeat(config: ClientConfig, changes: Changes) {
  const sockets = new Set<Socket>()
  const stop = new AbortController()
  let away: Error | undefined
  const beating = beat()

  return {
    /** Opens the socket of each connection. */
    newSocket() {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      if (away) process.nextTick(() => socket.destroy(away))
      return socket
    },
    async stop() {
      stop.abort()
      await beating
    },
  }

  async function beat() {
    let client: Client | undefined
    // its next question tells why
    const ended = () => changes.lost()
    while (!stop.signal.aborted) {
      try {
        client ??= (await connect()).once('end', ended)
        await orSilence(client.query('select 1'))
        away = undefined
      } catch (error) {
        client?.off('end', ended)
        client?.end().catch(() => {})
        client = undefined
        changes.lost()
        away = reasonOf(error)
        if (away) for (const socket of sockets) socket.destroy(away)
      }
      await setTimeout(pause, undefined, { signal: stop.signal, ref: false }).catch(() => {})
    }
    if (client) await orSilence(client.end()).catch(() => {})
  }

  async function connect() {
    const client = new Client(config)
    client.on('error', () => {}) // its next question tells
    client.on('notification', ({ payload = '' }) => changes.heard(payload))
    try {
      await orSilence(client.connect(), 4 * patience)
      if (away) await orSilence(client.query(endLeftBehind))
      await orSilence(client.query(`listen ${changeChannel}`))
      changes.hearing()
      return client
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
  }
}

/** Ends the statements this process began before it lost its connections: PostgreSQL does not notice the loss, and keeps their locks. */
const endLeftBehind = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = current_setting('application_name') and pid <> pg_backend_pid()`

/** Returns why no statement can be served; a server that refuses only this connection is up. */
function reasonOf(error: unknown) {
  if (error instanceof DatabaseError) return error.code?.startsWith('57P') ? error : undefined
  const { message, code = 'ETIMEDOUT' } = Object(error)
  return Object.assign(new Error(message), { code })
}

/** The answer, if it comes soon. */
const orSilence = <Answer>(answer: Promise<Answer>, soon = patience) => Promise.race([answer, silence(soon)])

async function silence(soon: number): Promise<never> {
  await setTimeout(soon, undefined, { ref: false })
  await setImmediate() // a process that was busy itself finds the answer here
  throw new Error('timeout')
}
