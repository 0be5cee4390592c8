import { type Schema, unwrap } from '@clinic/api'
import { useEffect, useState } from 'react'
import { useApp } from '../../platform/app/app-context'

/** Reads the paper of a link. Each reading is counted and few are allowed: it is read again only when the reader asks. */
export function useOpenedReceipt(token: string) {
  const { api } = useApp()
  const [paper, setPaper] = useState<Schema<'PublicReceipt'>>()
  const [failure, setFailure] = useState<Error>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is asked for by the reader
  useEffect(() => {
    const leaving = new AbortController()
    unwrap(api.POST('/api/receipt-link/show', { body: { token }, signal: leaving.signal })).then(
      setPaper,
      (error: Error) => !leaving.signal.aborted && setFailure(error),
    )
    return () => leaving.abort()
  }, [api, token, attempt])

  const again = () => {
    setFailure(undefined)
    setAttempt(attempt + 1)
  }
  return { paper, failure, again }
}
