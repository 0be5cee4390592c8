import { useEffect, useState } from 'react'

/**
 * The reply to a question of a public page, which is too small for the cache of queries. It is asked again only when the reader
 * wants it, or when `ask` is another function; an earlier reply to the same question stays meanwhile.
 */
export function useReply<Reply>(ask: (signal: AbortSignal) => Promise<Reply>) {
  const [said, setSaid] = useState<{ to: typeof ask; reply?: Reply; failure?: Error }>()
  const [attempt, setAttempt] = useState(0)
  const [done, setDone] = useState(-1)

  useEffect(() => {
    const leaving = new AbortController()
    const settle = (next: { reply?: Reply; failure?: Error }) => {
      if (leaving.signal.aborted) return
      setSaid((before) => ({ ...(before?.to === ask && { reply: before.reply }), to: ask, ...next }))
      setDone(attempt)
    }
    ask(leaving.signal).then(
      (reply) => settle({ reply, failure: undefined }),
      (failure: Error) => settle({ failure }),
    )
    return () => leaving.abort()
  }, [ask, attempt])

  const own = said?.to === ask ? said : undefined
  return {
    reply: own?.reply,
    failure: own?.failure,
    isAsking: done !== attempt || !own,
    again: () => setAttempt((before) => before + 1),
    /** Shows what is known from another answer. */
    show: (reply: Reply) => setSaid({ to: ask, reply }),
  }
}
