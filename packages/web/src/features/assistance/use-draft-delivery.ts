import type { Commit } from '@clinic/core/charting'
import { retryDelay } from '@clinic/core/retry'
import { useEffect, useRef } from 'react'
import type { ChartingActor } from '../../entities/charting/use-charting'
import { untilOnline } from '../../platform/app/until-online'
import { failureText, hasNoReply } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'

/** Sends a commit that was made at a moment of the device's clock. */
type SendCommit = (commit: Commit, typedAt: number) => Promise<unknown>

/**
 * Carries what is charted to the server, one commit after the other, and reports what became of each. Without a reply it tries
 * again; the key of a commit makes sure that it is kept once. It goes on when another page is opened, and closing the window
 * with unsent commits is warned of.
 */
export function useDraftDelivery(actor: ChartingActor, send: SendCommit) {
  const texts = useTexts()
  const queue = useRef(Promise.resolve())
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })

  useEffect(() => {
    const report = (event: Parameters<typeof actor.send>[0]) => {
      if (actor.getSnapshot().status === 'active') actor.send(event)
    }

    async function deliver(commit: Commit, typedAt: number) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await latest.current(commit, typedAt)
          return report({ type: 'commit.sent', key: commit.key })
        } catch (error) {
          if (!hasNoReply(error))
            return report({ type: 'commit.refused', key: commit.key, problem: failureText(texts, Object(error)) })
          await untilOnline(retryDelay(attempt, { first: 500, longest: 10_000 }))
        }
      }
    }

    const { unsubscribe } = actor.on('charting.committed', ({ commit }) => {
      const typedAt = Date.now()
      queue.current = queue.current.then(() => deliver(commit, typedAt))
    })
    const warn = (event: BeforeUnloadEvent) => {
      if (actor.getSnapshot().context.commits.some(({ delivery }) => delivery === 'unsent')) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      unsubscribe()
      window.removeEventListener('beforeunload', warn)
    }
  }, [actor, texts])
}
