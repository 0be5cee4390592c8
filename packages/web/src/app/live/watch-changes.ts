import type { Api } from '@clinic/api'
import type { StreamEvent } from '@clinic/core/live'
import { createParser } from 'eventsource-parser'
import { fromCallback, type NonReducibleUnknown } from 'xstate'
import { byServerClock } from '../../platform/time/server-clock'

/** The server sends a line every 15 seconds: a connection without one for so long is dead, even if it was not closed. */
const longestSilence = 40_000

/**
 * Passes the server's stream of the clinic's changes to the live machine. The first stream begins at the position of the earliest
 * read, the next one where the last one ended.
 */
export function watchChanges(api: Api, earliest: () => string | undefined) {
  let position: string | undefined
  return fromCallback<StreamEvent, NonReducibleUnknown>(({ sendBack }) => {
    const line = new AbortController()
    let heardAt = Date.now()
    let silence: ReturnType<typeof setTimeout> | undefined
    const lost = () => {
      clearTimeout(silence)
      line.abort()
      sendBack({ type: 'stream.lost', at: byServerClock(heardAt) })
    }
    const heard = () => {
      heardAt = Date.now()
      clearTimeout(silence)
      silence = setTimeout(lost, longestSilence)
    }
    heard()
    // hung up by the machine, or lost already
    void listen().then(
      () => line.signal.aborted || lost(),
      () => line.signal.aborted || lost(),
    )
    return () => {
      clearTimeout(silence)
      line.abort()
    }

    async function listen() {
      const since = position ?? earliest()
      const { data } = await api.GET('/api/live', {
        params: { query: since ? { since } : {} },
        parseAs: 'stream',
        signal: line.signal,
      })
      if (!data) return
      const parser = createParser({
        onEvent({ event, data }) {
          const message = Object(JSON.parse(data))
          position = String(message.position)
          if (event === 'opened') sendBack({ type: 'stream.opened', features: featuresOf(message) })
          if (event === 'change') sendBack({ type: 'stream.changed', features: featuresOf(message) ?? [] })
        },
      })
      const pieces = data.pipeThrough(new TextDecoderStream()).getReader()
      for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
        heard()
        parser.feed(piece.value)
      }
    }
  })
}

/** As the contract says: of a LiveOpening, or of a LiveChange. */
const featuresOf = ({ features }: Record<string, unknown>) => (Array.isArray(features) ? features.map(String) : null)
