import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { gotNoReply } from '../record/failure-text'

/** An error as long as it is worth telling: one for want of a network is not, once that is back. */
export function useUnlessOnlineAgain(error: Error | null): Error | null {
  const [over, setOver] = useState<Error | null>(null)
  useEffect(() => {
    if (gotNoReply(error)) return onlineManager.subscribe((isOnline) => isOnline && setOver(error))
  }, [error])
  return error === over ? null : error
}
