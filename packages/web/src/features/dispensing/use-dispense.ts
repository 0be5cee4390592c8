import { type Schema, unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { requestOf, type SentRequest } from '../../platform/record/idempotency-key'
import { useTexts } from '../../platform/texts/use-texts'
import { dispensingQuery } from './dispensing-query'

/** Hands out once: the same quantities sent again carry the same key, and a second Enter in the same moment sends nothing. */
export function useDispense(id: number) {
  const { api } = useApp()
  const { saved } = useTexts().dispensing
  const queries = useQueryClient()
  const last = useRef<SentRequest | null>(null)
  const isUnderWay = useRef(false)
  const dispensing = useMutation({
    mutationFn(body: Schema<'DispensingInput'>) {
      last.current = requestOf(body, last.current)
      const params = { path: { id }, header: { 'Idempotency-Key': last.current.key } }
      return unwrap(api.POST('/api/dispensing/{id}', { params, body }))
    },
    onSuccess(after) {
      queries.setQueryData(dispensingQuery(api, id).queryKey, after)
      void notify('success', saved())
    },
    onSettled() {
      isUnderWay.current = false
      for (const key of ['dispensing', 'medicine', 'medicine-transaction', 'invoice'])
        void queries.invalidateQueries({ queryKey: [key] })
    },
  })
  return {
    ...dispensing,
    send(body: Schema<'DispensingInput'>) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      dispensing.mutate(body)
    },
  }
}
