import { useSyncExternalStore } from 'react'

/**
 * The token of an invitation link. It stands behind the # of the address, which no browser sends to a server or to another
 * site; once read it is removed from address and history, and only this page knows it.
 */
export const invitationToken = {
  read: () => token,
  keep(found: string | null) {
    token = found
    for (const listener of listeners) listener()
  },
  /** Takes the token out of the address, now and when another link is pasted into this page. */
  watch() {
    take()
    window.addEventListener('hashchange', take)
  },
}

export const useInvitationToken = () => useSyncExternalStore(subscribe, invitationToken.read, () => null)

let token: string | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function take() {
  const { hash, pathname } = location
  if (pathname !== '/login' || !hash.startsWith(sign)) return
  history.replaceState(null, '', pathname)
  invitationToken.keep(hash.slice(sign.length))
}

const sign = '#invitation='
