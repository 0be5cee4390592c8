import { useSyncExternalStore } from 'react'

/** What stands behind the # of the address, which no browser sends to a server or to another site. */
export const useHash = () => useSyncExternalStore(watch, read)

const read = () => location.hash.slice(1)

function watch(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
