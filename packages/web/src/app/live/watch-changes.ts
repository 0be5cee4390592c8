import type { Api } from '@clinic/api'
import type { StreamEvent } from '@clinic/core/live'
import { createParser } from 'eventsource-parser'
import { fromCallback, type NonReducibleUnknown } from 'xstate'
import { byServerClock } from '../../platform/time/server-clock'

/** The server sends a line every 15 seconds: a connection without one for so long is dead, even if it was not closed. */
const longestSilence = 40_000

/** Passes the server's stream of the clinic's changes to the live machine. */
export const watchChanges = (api: Api) =>
  fromCallback<StreamEvent, NonReducibleUnknown>(({ sendBack }) => {
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
      const { data } = await api.GET('/api/live', { parseAs: 'stream', signal: line.signal })
      if (!data) return
      const parser = createParser({
        onEvent: ({ event, data }) => {
          if (event === 'change') sendBack({ type: 'stream.changed', features: featuresIn(data) })
        },
      })
      const pieces = data.pipeThrough(new TextDecoderStream()).getReader()
      sendBack({ type: 'stream.opened' })
      for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
        heard()
        parser.feed(piece.value)
      }
    }
  })

/** Reads the features of a LiveChange of the contract. */
const featuresIn = (data: string) => {
  const { features } = Object(JSON.parse(data))
  return Array.isArray(features) ? features.map(String) : []
}
