import type { SessionEnd } from '@clinic/api'

export interface EndedSession {
  why: SessionEnd | 'unknown'
  /** Whose session it was; null where the token was refused before the account was known. */
  user_id: number | null
  /** Where the person was, as path, search and hash. */
  place: string | null
}

const key = 'endedSession'
const ownerKey = 'signedInAs'
let known: number | null = null

/**
 * What the login page knows of the session that has just ended in this tab: why, and where its person was. It outlives a reload,
 * not the tab, and ends with the next sign-in.
 */
export const endedSession = {
  /** Notes whose session it is: a token that is refused after a reload tells no more. */
  watch(user_id: number) {
    known = user_id
    localStorage.setItem(ownerKey, String(user_id))
  },
  keep(why: SessionEnd | undefined) {
    const owner = known ?? (Number(localStorage.getItem(ownerKey)) || null)
    known = null
    const { pathname, search, hash } = location
    // several requests may be refused at once: the first knows the place
    if (owner === null && read()) return
    const place = pathname === '/login' || owner === null ? null : pathname + search + hash
    const ended: EndedSession = { why: why ?? 'unknown', user_id: owner, place }
    sessionStorage.setItem(key, JSON.stringify(ended))
    localStorage.removeItem(ownerKey)
  },
  /** Null where no session has ended in this tab. */
  why: () => read()?.why ?? null,
  /** Returns the place to go back to; null for anybody else than who was there. */
  placeOf(user_id: number) {
    const ended = read()
    return ended?.user_id === user_id ? ended.place : null
  },
  forget() {
    sessionStorage.removeItem(key)
  },
  /** A sign-out somebody asked for leads nowhere back. */
  leave() {
    known = null
    localStorage.removeItem(ownerKey)
    sessionStorage.removeItem(key)
  },
}

function read(): EndedSession | null {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null')
}
