import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { useTexts } from '../../platform/texts/use-texts'

/** A step that needs no words: sent, shown, or told why not, with what is stored read again. */
export function useStep<Saved>(send: () => Promise<Saved>, onDone: (saved: Saved) => void) {
  const texts = useTexts()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError(error) {
      void notify('error', failureText(texts, error))
      void queries.invalidateQueries({ queryKey: ['vital-sign'] })
      void queries.invalidateQueries({ queryKey: ['visit'] })
    },
  })
  return { busy: isPending, onClick: () => mutate() }
}
