import { unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { failureText } from '../../../platform/record/failure-text'
import { newIdempotencyKey } from '../../../platform/record/idempotency-key'
import { useTexts } from '../../../platform/texts/use-texts'

/** Drafts the invoice of a visit that has none any more, and opens it. Sent again it carries the same key. */
export function useDraftAgain(visit: number) {
  const { api } = useApp()
  const texts = useTexts()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [key] = useState(newIdempotencyKey)
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/visit/{id}/invoice', {
          params: { path: { id: visit }, header: { 'Idempotency-Key': key } },
        }),
      ),
    onSuccess: ({ id }) => navigate(`/clinic/finance/invoice/${id}`),
    onError: (error) => void notify('error', failureText(texts, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['invoice'] }),
  })
}
