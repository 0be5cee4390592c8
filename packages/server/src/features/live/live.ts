import { PassThrough } from 'node:stream'
import type { Schema } from '@clinic/api'
import type { Database } from '../../database/schema'
import { sessionEnd } from '../../domain/account/open-session'
import { type Change, concernsClinic } from '../../live/changes'
import { shownBy } from '../../live/shown-by'
import type { Caller, UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** The time in milliseconds in which several changes are sent as one. */
const patience = 100
/** The interval between lines, in milliseconds: proxies end silent connections. */
const silence = 15_000
/** One for each window of a session; a page that opens them without end is stopped. */
const mostStreams = 12

export const liveUseCases: UseCases<'watchClinic'> = {
  async watchClinic({ caller, changes, database, now, query }) {
    const { company_id, session_id } = caller
    const count = streams.get(session_id) ?? 0
    if (count === mostStreams) throw new Refusal(429, 'tooManyRequests')

    const stream = new PassThrough()
    const features = new Set<string>()
    let telling: NodeJS.Timeout | undefined
    const tell = () => {
      telling = undefined
      say(stream, eventOf('change', { features: [...features], position: changes.position(caller) }))
      features.clear()
    }
    const unsubscribe = changes.subscribe({
      changed(change) {
        if (change.company_id !== company_id) return
        if (concerns(change, caller)) return end()
        if (!concernsClinic(change, caller)) return
        for (const feature of featuresOf(change.tables)) features.add(feature)
        if (features.size > 0) telling ??= setTimeout(tell, patience)
      },
      lost: end,
    })
    if (!unsubscribe) throw new Refusal(503, 'databaseAway')

    streams.set(session_id, count + 1)
    const breathing = setInterval(() => say(stream, ':\n\n'), silence).unref()
    const stopWaiting = whenSessionEnds(database, caller, { now, end })
    let isOver = false
    function release() {
      if (isOver) return
      isOver = true
      unsubscribe?.()
      clearTimeout(telling)
      clearInterval(breathing)
      stopWaiting()
      const left = (streams.get(session_id) ?? 1) - 1
      if (left > 0) streams.set(session_id, left)
      else streams.delete(session_id)
    }
    function end() {
      release()
      stream.end()
    }
    stream.once('close', release)
    const missed = query.since === undefined ? undefined : changes.since(caller, query.since)
    say(stream, eventOf('opened', { features: missed ? featuresOf(missed) : null, position: changes.position(caller) }))
    return stream
  },
}

const eventOf = (name: string, data: Partial<Schema<'LiveOpening'>>) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The features that show one of these tables, each once. */
const featuresOf = (tables: Change['tables']) => [...new Set(tables.flatMap((table) => shownBy[table]))]

const streams = new Map<number, number>()

/** Ends a stream whose client does not read: messages would pile up in memory, and after reconnecting the client reads everything anew. */
function say(stream: PassThrough, words: string) {
  if (!stream.write(words)) stream.destroy()
}

/** Whether a token may be worth nothing any more, or its user may do other things. */
const concerns = ({ sessions, users }: Change, { session_id, user_id }: Caller) =>
  sessions.includes(session_id) || users.includes(user_id)

interface Waiting {
  now: Date
  end: () => void
}

/** Calls `end` when the session ends, which moves on while it is used. Returns a function that stops waiting. */
function whenSessionEnds(database: Database, caller: Caller, { now, end }: Waiting) {
  let waiting: NodeJS.Timeout | undefined
  let hasStopped = false
  const look = async (at: Date) => {
    const ends = await sessionEnd(database, caller)
    if (hasStopped) return
    if (!ends || ends <= at) return end()
    waiting = setTimeout(() => void look(ends).catch(end), ends.getTime() - at.getTime()).unref()
  }
  void look(now).catch(end)
  return () => {
    hasStopped = true
    clearTimeout(waiting)
  }
}
