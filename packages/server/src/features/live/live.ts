import { PassThrough } from 'node:stream'
import type { Caller, UseCases } from '../../contract'
import type { Change } from '../../live/changes'
import { shownBy } from '../../live/shown-by'
import { Refusal } from '../../refusal'

/** Several changes at one moment are told once. */
const patience = 100
/** A proxy ends a connection on which nothing is said. */
const silence = 15_000
/** One for each window of a session; a page that opens them without end is stopped. */
const mostStreams = 12

export const liveUseCases: UseCases<'watchClinic'> = {
  async watchClinic({ caller, changes }) {
    const { company_id, clinic_id, session_id } = caller
    const count = streams.get(session_id) ?? 0
    if (count === mostStreams) throw new Refusal(429, 'tooManyRequests')

    const stream = new PassThrough()
    const features = new Set<string>()
    let telling: NodeJS.Timeout | undefined
    const tell = () => {
      telling = undefined
      stream.write(`event: change\ndata: ${JSON.stringify({ features: [...features] })}\n\n`)
      features.clear()
    }
    const unsubscribe = changes.subscribe({
      changed(change) {
        if (change.company_id !== company_id) return
        if (concerns(change, caller)) return end()
        if (change.clinic_id !== clinic_id) return
        for (const feature of change.tables.flatMap((table) => shownBy[table])) features.add(feature)
        if (features.size > 0) telling ??= setTimeout(tell, patience)
      },
      lost: end,
    })
    if (!unsubscribe) throw new Refusal(503, 'databaseAway')
    function end() {
      unsubscribe?.()
      clearTimeout(telling)
      stream.end()
    }

    streams.set(session_id, count + 1)
    const breathing = setInterval(() => stream.write(':\n\n'), silence).unref()
    stream.once('close', () => {
      unsubscribe()
      clearTimeout(telling)
      clearInterval(breathing)
      const left = (streams.get(session_id) ?? 1) - 1
      if (left > 0) streams.set(session_id, left)
      else streams.delete(session_id)
    })
    stream.write(':\n\n') // the reply begins now, not with the first change
    return stream
  },
}

const streams = new Map<number, number>()

/** Whether a token may be worth nothing any more, or its user may do other things. */
const concerns = ({ sessions, users }: Change, { session_id, user_id }: Caller) =>
  sessions.includes(session_id) || users.includes(user_id)
