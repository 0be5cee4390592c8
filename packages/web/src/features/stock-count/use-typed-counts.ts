import { unwrap } from '@clinic/api'
import { isRefused, retryDelay } from '@clinic/core/retry'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { untilOnline } from '../../platform/app/until-online'
import { newIdempotencyKey } from '../../platform/record/idempotency-key'
import { type StockCount, stockCountQuery } from './stock-count-query'

/** What was typed of a batch and the server has not answered for yet. */
interface Unsent {
  quantity: number
  key: string
}

type UnsentByBatch = Readonly<Record<number, Unsent>>

/**
 * Sends what is typed, one after another, again while no reply comes and under the same key; until it is stored it is kept on the
 * device, also across a reload. What the server refuses is told beside the batch.
 */
export function useTypedCounts({ id, round }: Pick<StockCount, 'id' | 'round'>) {
  const { api, drafts } = useApp()
  const queries = useQueryClient()
  const waiting = useRef<UnsentByBatch>({})
  const isSending = useRef(false)
  const [unsent, setUnsent] = useState<UnsentByBatch>({})
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({})
  const form = `stock-count-${id}-typed-${round}`

  function keep(next: UnsentByBatch) {
    waiting.current = next
    setUnsent(next)
    const kept = Object.keys(next).length > 0 ? drafts.save(form, next) : drafts.discard(form)
    kept.catch(() => {}) // without a disk it lives as long as the page
  }

  function settle(batch_id: number, key: string) {
    if (waiting.current[batch_id]?.key !== key) return // typed anew meanwhile
    const { [batch_id]: _, ...rest } = waiting.current
    keep(rest)
  }

  async function deliver(batch_id: number, { quantity, key }: Unsent, attempt: number): Promise<void> {
    try {
      await unwrap(
        api.POST('/api/stock-count/{id}/entry', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body: { batch_id, quantity },
        }),
      )
      queries.setQueryData(stockCountQuery(api, id).queryKey, (count) => count && withMine(count, batch_id, quantity))
      settle(batch_id, key)
    } catch (error) {
      if (!isRefused(error)) {
        await untilOnline(retryDelay(attempt, { first: 500, longest: 10_000 }))
        return waiting.current[batch_id]?.key === key ? deliver(batch_id, { quantity, key }, attempt + 1) : undefined
      }
      settle(batch_id, key)
      setRefused((all) => ({ ...all, [batch_id]: error instanceof Error ? error.message : String(error) }))
      void queries.invalidateQueries({ queryKey: ['stock-count'] })
    }
  }

  async function send() {
    if (isSending.current) return
    isSending.current = true
    for (let next = Object.entries(waiting.current)[0]; next; next = Object.entries(waiting.current)[0])
      await deliver(Number(next[0]), next[1], 1)
    isSending.current = false
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a reload left behind is taken up once
  useEffect(() => {
    drafts
      .read<UnsentByBatch>(form)
      .then((kept) => {
        if (!kept) return
        keep({ ...kept, ...waiting.current })
        void send()
      })
      .catch(() => {})
  }, [form])

  return {
    unsent,
    refused,
    type(batch_id: number, quantity: number) {
      setRefused(({ [batch_id]: _, ...rest }) => rest)
      keep({ ...waiting.current, [batch_id]: { quantity, key: newIdempotencyKey() } })
      void send()
    },
  }
}

const withMine = (count: StockCount, batch_id: number, mine: number): StockCount => ({
  ...count,
  lines: count.lines.map((line) => (line.batch_id === batch_id ? { ...line, mine } : line)),
})
