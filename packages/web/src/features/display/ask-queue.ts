import { type Api, ApiError, type Schema, unwrap } from '@clinic/api'
import type { DisplayReply } from '@clinic/core/display'
import { fromCallback, type NonReducibleUnknown } from 'xstate'

/** A server that does not answer for so long is taken for away. */
const patience = 5_000

interface Link {
  token: string
  /** Loads what the queue is shown with. */
  prepare: (queue: Schema<'DisplayQueue'>) => Promise<void>
}

/** Asks for the queue once and passes to the display machine what became of it. */
export const askQueue = (api: Api, { token, prepare }: Link) =>
  fromCallback<DisplayReply, NonReducibleUnknown>(({ sendBack }) => {
    const line = new AbortController()
    let isOver = false
    const silence = setTimeout(() => line.abort(), patience)
    const ask = async (): Promise<DisplayReply> => {
      const queue = await unwrap(api.POST('/api/display/queue', { body: { token }, signal: line.signal }))
      const at = Date.now()
      await prepare(queue)
      return { type: 'queue.received', queue, at }
    }
    void ask()
      .catch((error: unknown): DisplayReply => ({ type: isEnded(error) ? 'link.ended' : 'request.failed' }))
      .then((reply) => {
        clearTimeout(silence)
        if (!isOver) sendBack(reply)
      })
    return () => {
      isOver = true
      clearTimeout(silence)
      line.abort()
    }
  })

/** An address without a token, or with half of one, is no link either. */
const isEnded = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)
