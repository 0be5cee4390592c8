import { unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../../platform/app/app-context'
import { notify } from '../../../../platform/page/notify'
import { failureText } from '../../../../platform/record/failure-text'
import { useTexts } from '../../../../platform/texts/use-texts'
import { type LinkedPaper, linkPath, linkQuery, type MadeLink } from './link-query'

/** Makes the link of a paper; it is told once the code that draws it is here, so that what is printed has it. */
export function useMakeLink({ kind, id }: LinkedPaper, onMade: (made: MadeLink) => void) {
  const { api } = useApp()
  const texts = useTexts()
  const queries = useQueryClient()
  const { queryKey } = linkQuery(api, { kind, id })
  return useMutation({
    async mutationFn() {
      await import('./sheet-link')
      return unwrap(api.POST(linkPath(kind), { params: { path: { id } } }))
    },
    onSuccess(made) {
      queries.setQueryData(queryKey, { link: made.link })
      onMade(made)
      void notify('success', texts['receipt-link'].made())
    },
    onError(error) {
      void notify('error', failureText(texts, error))
      void queries.invalidateQueries({ queryKey })
    },
  })
}
