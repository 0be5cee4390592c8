import { type MutationObserver, onlineManager, type QueryClient } from '@tanstack/react-query'
import { hasNoReply } from '../record/failure-text'

/** Removes errors of a lost network once it is back, which alerts would still show. Returns a function that ends this. */
export function forgetWhenOnline(queries: QueryClient) {
  const shown = new Set<Pick<MutationObserver, 'getCurrentResult' | 'reset'>>()
  const unwatch = queries.getMutationCache().subscribe((event) => {
    if (event.type === 'observerAdded') shown.add(event.observer)
    if (event.type === 'observerRemoved') shown.delete(event.observer)
  })
  const unlisten = onlineManager.subscribe((isOnline) => {
    if (isOnline) for (const observer of [...shown]) if (hasNoReply(observer.getCurrentResult().error)) observer.reset()
  })
  return () => {
    unwatch()
    unlisten()
  }
}
