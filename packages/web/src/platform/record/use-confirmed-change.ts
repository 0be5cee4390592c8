import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../page/notify'
import { SaveCancelled } from './save-cancelled'

interface ConfirmedChange<Saved, Input> {
  send: (input: Input) => Promise<Saved>
  /** The query that is invalidated after a success and after a failure. */
  readAgain: QueryKey
  /** Shows the saved value at once. */
  show?: (saved: Saved) => void
  /** The message of the toast after a success. */
  done: string
  onClose: () => void
  /** Runs after a success instead of `onClose`. */
  onDone?: () => void
}

/** Sends the change a question asked about: `<QuestionDialog {...useConfirmedChange({ … })} title={…} />`. */
export function useConfirmedChange<Saved, Input = void>(change: ConfirmedChange<Saved, Input>) {
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
    onConfirm: (input: Input) => mutate(input),
    busy: isPending,
    failure: error instanceof SaveCancelled ? null : error,
    onClose,
  }
}
