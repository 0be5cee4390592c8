import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { notify } from '../../platform/page/notify'
import { type PhotoProblem, photoProblem } from './photo-problem'

interface Sending {
  put: (file: File) => Promise<unknown>
  /** The query that shows the picture. */
  readAgain: QueryKey
  /** The message of the toast after a success. */
  done: string
}

/** Sends the first of some files, unless it is refused before; shows it meanwhile. */
export function useSendPicture({ put, readAgain, done }: Sending) {
  const queries = useQueryClient()
  const [refused, setRefused] = useState<PhotoProblem>()
  const [sent, setSent] = useState<string>()
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: put,
    onSuccess: () => void notify('success', done),
    // shows the new one before the local copy goes
    onSettled: () => queries.invalidateQueries({ queryKey: readAgain }).finally(() => setSent(undefined)),
  })
  useEffect(() => () => (sent === undefined ? undefined : URL.revokeObjectURL(sent)), [sent])

  function send(files: FileList | null | undefined) {
    const [file] = files ?? []
    if (!file || isPending) return
    const problem = photoProblem(file)
    setRefused(problem)
    reset()
    if (problem) return
    setSent(URL.createObjectURL(file))
    mutate(file)
  }
  return { send, sent, refused, error, isSending: isPending }
}
