import { type Schema, unwrap } from '@clinic/api'
import type { Commit } from '@clinic/core/charting'
import { retryDelay } from '@clinic/core/retry'
import { useEffect, useRef } from 'react'
import type { ChartingActor } from '../../entities/charting/use-charting'
import { useApp } from '../../platform/app/app-context'
import { failureText, hasNoReply } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'

/**
 * Carries what is charted to the server, one commit after the other, and reports what became of each. Without a reply it tries
 * again; the key of a commit makes sure that it is kept once. It goes on when another page is opened, and closing the window
 * with unsent commits is warned of.
 */
export function useDelivery(actor: ChartingActor, visit: number) {
  const { api } = useApp()
  const texts = useTexts()
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    const report = (event: Parameters<typeof actor.send>[0]) => {
      if (actor.getSnapshot().status === 'active') actor.send(event)
    }
    const send = (commit: Commit, typedAt: number) =>
      unwrap(
        api.POST('/api/visit/{id}/odontogram', {
          params: { path: { id: visit } },
          body: {
            ...entryOf(commit),
            seen: actor.getSnapshot().context.rows.length,
            typed_ms_ago: Math.max(0, Date.now() - typedAt),
          },
        }),
      )

    async function deliver(commit: Commit, typedAt: number) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await send(commit, typedAt)
          return report({ type: 'commit.sent', key: commit.key })
        } catch (error) {
          if (!hasNoReply(error))
            return report({ type: 'commit.refused', key: commit.key, problem: failureText(texts, Object(error)) })
          await online(retryDelay(attempt, { first: 500, longest: 10_000 }))
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
  }, [actor, api, texts, visit])
}

const entryOf = ({ key, kind, entry, rows }: Commit): Omit<Schema<'FindingEntry'>, 'seen' | 'typed_ms_ago'> => ({
  key,
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
const online = (pause: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, pause)
    window.addEventListener('online', done)
  })
