import { unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { newIdempotencyKey } from '../../platform/record/idempotency-key'
import { useTexts } from '../../platform/texts/use-texts'
import { type PurchaseOrder, purchaseOrderQuery } from './purchase-order-query'

const paths = {
  approve: '/api/purchase-order/{id}/approve',
  order: '/api/purchase-order/{id}/order',
} as const

/** Approves an order or notes it as sent at a press; why it cannot is said. */
export function useOrderStep({ id, version }: PurchaseOrder, step: keyof typeof paths) {
  const { api } = useApp()
  const texts = useTexts()
  const { done } = texts['purchase-order']
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.POST(paths[step], { params: { path: { id } }, body: { version } })),
    onSuccess(after) {
      queries.setQueryData(purchaseOrderQuery(api, id).queryKey, after)
      void notify('success', done[step]())
    },
    onError: (error) => void notify('error', failureText(texts, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['purchase-order'] }),
  })
}

/** Begins a receipt of what is still to come and opens it; pressed again after no reply came, it is the same receipt. */
export function useBeginReceipt({ id }: PurchaseOrder) {
  const { api } = useApp()
  const texts = useTexts()
  const { receive } = texts['purchase-order']
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const key = useRef(newIdempotencyKey())
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/purchase-order/{id}/receipt', {
          params: { path: { id }, header: { 'Idempotency-Key': key.current } },
        }),
      ),
    onSuccess(receipt) {
      void notify('success', receive.done())
      navigate(`/clinic/medicine-transaction/${receipt.id}/edit`)
    },
    onError: (error) => void notify('error', failureText(texts, error)),
    onSettled() {
      for (const each of ['purchase-order', 'medicine-transaction'])
        void queries.invalidateQueries({ queryKey: [each] })
    },
  })
}
