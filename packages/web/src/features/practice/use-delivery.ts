import { type Schema, unwrap } from '@clinic/api'
import type { Commit } from '@clinic/core/charting'
import { retryDelay } from '@clinic/core/retry'
import { useEffect } from 'react'
import type { ChartingActor } from '../../entities/charting/use-charting'
import { useApp } from '../../platform/app/app-context'
import { failureText, hasNoReply } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'

/**
 * Carries what is charted to the server, one commit after the other, and reports what became of each. Without a reply it tries
 * again; the key of a commit makes sure that it is kept once. Leaving the page with unsent commits is warned of.
 */
export function useDelivery(actor: ChartingActor, visit: number) {
  const { api } = useApp()
  const texts = useTexts()

  useEffect(() => {
    const left = new AbortController()
    let queue = Promise.resolve()

    const send = (commit: Commit) =>
      unwrap(
        api.POST('/api/visit/{id}/odontogram', {
          params: { path: { id: visit } },
          body: entryOf(commit, actor.getSnapshot().context.rows.length),
          signal: left.signal,
        }),
      )

    async function deliver(commit: Commit) {
      for (let attempt = 1; !left.signal.aborted; attempt += 1) {
        try {
          await send(commit)
          actor.send({ type: 'commit.sent', key: commit.key })
          return
        } catch (error) {
          if (!hasNoReply(error)) {
            actor.send({ type: 'commit.refused', key: commit.key, problem: failureText(texts, Object(error)) })
            return
          }
          await online(retryDelay(attempt, { first: 500, longest: 10_000 }), left.signal)
        }
      }
    }

    const { unsubscribe } = actor.on('charting.committed', ({ commit }) => {
      queue = queue.then(() => deliver(commit))
    })
    const warn = (event: BeforeUnloadEvent) => {
      if (actor.getSnapshot().context.commits.some(({ delivery }) => delivery === 'unsent')) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      unsubscribe()
      left.abort()
      window.removeEventListener('beforeunload', warn)
    }
  }, [actor, api, texts, visit])
}

/** `seen` counts the rows of the chart as the server returned it last. */
const entryOf = ({ key, kind, entry, rows }: Commit, seen: number): Schema<'FindingEntry'> => ({
  key,
  seen,
  typed_ms_ago: 0,
  mode: entry.mode,
  teeth: [...entry.teeth],
  items: entry.items.map(({ abutments, ...item }) => ({
    ...item,
    surfaces: [...item.surfaces],
    ...(abutments && { abutments: [...abutments] }),
  })),
  cause: entry.cause ?? null,
  is_uncertain: entry.isUncertain,
  note: entry.note,
  reason: entry.mode === 'error' ? (rows[0]?.reason ?? '') : null,
  ...(kind === 'undo' && { retracts: rows.flatMap(({ supersedes }) => supersedes) }),
})

/** Waits for a while, or until the network is back. */
const online = (pause: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pause)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    window.addEventListener('online', done, { once: true, signal })
    signal.addEventListener('abort', done, { once: true })
  })
