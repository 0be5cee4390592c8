import { unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { useApp } from '../../../../platform/app/app-context'
import { newIdempotencyKey } from '../../../../platform/record/idempotency-key'
import { paymentInput, type TypedPayment } from './tender'

/**
 * Takes a payment once: the key is made when the dialog opens and is the same for every attempt, so an answer that was lost is
 * asked for again, and a second Enter in the same moment sends nothing.
 */
export function usePayment({ id }: Pick<Invoice, 'id'>) {
  const { api } = useApp()
  const queries = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  const isUnderWay = useRef(false)
  const paying = useMutation({
    mutationFn: (payment: TypedPayment) =>
      unwrap(
        api.POST('/api/invoice/{id}/payment', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body: paymentInput(payment),
        }),
      ),
    onSettled() {
      isUnderWay.current = false
      void queries.invalidateQueries({ queryKey: ['invoice'] })
      void queries.invalidateQueries({ queryKey: ['cash-shift'] })
      void queries.invalidateQueries({ queryKey: ['deposit'] })
    },
  })
  return {
    ...paying,
    send(payment: TypedPayment) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      paying.mutate(payment)
    },
  }
}
