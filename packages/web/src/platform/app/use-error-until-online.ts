import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasNoReply } from '../record/failure-text'

/** An error as long as it is worth telling: one for want of a network is not, once that is back. */
export function useErrorUntilOnline(error: Error | null): Error | null {
  const [over, setOver] = useState<Error | null>(null)
  useEffect(() => {
    if (hasNoReply(error)) return onlineManager.subscribe((isOnline) => isOnline && setOver(error))
  }, [error])
  return error === over ? null : error
}
