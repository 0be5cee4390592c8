import { type MutationObserver, onlineManager, type QueryClient } from '@tanstack/react-query'
import { hasNoReply } from '../record/failure-text'

/** Forgets what failed for want of a network once it is back: an alert would go on telling of it. Returns what ends this. */
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
