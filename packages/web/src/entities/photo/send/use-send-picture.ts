import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { notify } from '../../../platform/page/notify'
import { fileProblem, type PictureProblem, PictureRefused } from './picture-problem'
import { preparePicture } from './prepare-picture'

interface Sending {
  put: (picture: Blob) => Promise<unknown>
  /** The query that shows the picture. */
  readAgain: QueryKey
  /** The message of the toast after a success. */
  done: string
}

export type SendPicture = ReturnType<typeof useSendPicture>

/** Sends the first of some files, smaller if it must be and unless it is refused before; shows it meanwhile. */
export function useSendPicture({ put, readAgain, done }: Sending) {
  const queries = useQueryClient()
  const [refused, setRefused] = useState<PictureProblem>()
  const [sent, setSent] = useState<string>()
  const { mutate, reset, error, isPending } = useMutation({
    async mutationFn(file: File) {
      const picture = await preparePicture(file)
      setSent(URL.createObjectURL(picture))
      return put(picture)
    },
    onSuccess: () => void notify('success', done),
    // shows the new one before the local copy goes
    onSettled: () => queries.invalidateQueries({ queryKey: readAgain }).finally(() => setSent(undefined)),
  })
  useEffect(() => () => (sent === undefined ? undefined : URL.revokeObjectURL(sent)), [sent])

  function send(files: FileList | null | undefined) {
    const [file] = files ?? []
    if (!file || isPending) return
    const problem = fileProblem(file)
    setRefused(problem)
    reset()
    if (!problem) mutate(file)
  }
  const isRefused = error instanceof PictureRefused
  return {
    send,
    sent,
    refused: isRefused ? error.problem : refused,
    error: isRefused ? null : error,
    isSending: isPending,
  }
}
