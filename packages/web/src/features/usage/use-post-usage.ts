import { ApiError, type Schema, unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { useTexts } from '../../platform/texts/use-texts'
import { usageQuery } from './usage-query'

/** Posts once: a second Enter in the same moment sends nothing, and what another window did is shown. */
export function usePostUsage(id: number) {
  const { api } = useApp()
  const { saved } = useTexts().usage
  const queries = useQueryClient()
  const isUnderWay = useRef(false)
  const posting = useMutation({
    mutationFn: (body: Schema<'UsageInput'>) =>
      unwrap(api.POST('/api/usage/{id}/post', { params: { path: { id } }, body })),
    onSuccess(after) {
      queries.setQueryData(usageQuery(api, id).queryKey, after)
      void notify('success', saved())
    },
    onError(error) {
      // what was posted is not posted again, also by a click before the page shows it
      isUnderWay.current = false
      // the page shows what is stored now; what was typed cannot be posted any more
      if (error instanceof ApiError && error.status === 409) void notify('error', error.message)
    },
    onSettled() {
      for (const key of ['usage', 'medicine', 'medicine-transaction', 'dispensing'])
        void queries.invalidateQueries({ queryKey: [key] })
    },
  })
  return {
    ...posting,
    send(body: Schema<'UsageInput'>) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      posting.mutate(body)
    },
  }
}
