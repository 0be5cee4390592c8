import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'
import { type Dictation, dictationQuery, withDictation } from './dictation-query'

/** Returns a function that changes a draft: sent and shown, or told why not, with what is stored read again. */
export function useDraftChange(visit: number) {
  const { api } = useApp()
  const texts = useTexts()
  const queries = useQueryClient()
  const { queryKey } = dictationQuery(api, visit)
  const tell = (text: string) => void notify('error', text)
  const { mutate, isPending } = useMutation({
    mutationFn: (send: () => Promise<Dictation>) => send(),
    onSuccess: (stored) => queries.setQueryData(queryKey, (known) => known && withDictation(known, stored)),
    onError(error) {
      tell(failureText(texts, error))
      void queries.invalidateQueries({ queryKey })
    },
  })
  return { change: mutate, busy: isPending, tell }
}
