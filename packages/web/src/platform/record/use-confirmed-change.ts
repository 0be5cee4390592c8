import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../page/notify'
import { SaveCancelled } from './save-cancelled'

interface ConfirmedChange<Saved, Said> {
  send: (said: Said) => Promise<Saved>
  /** What is read again, whether it was saved or refused. */
  readAgain: QueryKey
  /** Where what was saved is shown at once. */
  show?: (saved: Saved) => void
  /** What is told once it is saved. */
  done: string
  onClose: () => void
  /** What follows once it is saved; it closes without. */
  onDone?: () => void
}

/** Sends the change a question asked about: `<QuestionDialog {...useConfirmedChange({ … })} title={…} />`. */
export function useConfirmedChange<Saved, Said = void>(change: ConfirmedChange<Saved, Said>) {
  const { send, readAgain, show, done, onClose, onDone = onClose } = change
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess(saved) {
      show?.(saved)
      void notify('success', done)
      onDone()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: readAgain }),
  })
  return {
    onConfirm: (said: Said) => mutate(said),
    busy: isPending,
    failure: error instanceof SaveCancelled ? null : error,
    onClose,
  }
}
