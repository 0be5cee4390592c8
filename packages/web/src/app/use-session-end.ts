import { useEffect } from 'react'
import { accessToken } from '../platform/access-token'
import { useApp } from '../platform/app-context'
import { dismissNotices } from '../platform/notify'
import { revokeToken } from '../platform/revoke-token'

/** What is left to do when a session ends: no toast may go on naming a patient, and the server must know of it. */
export function useSessionEnd() {
  const { session } = useApp()
  useEffect(() => {
    let token: string | null = null
    const { unsubscribe } = session.subscribe((snapshot) => {
      if (snapshot.matches('loggingOut')) token = accessToken.read()
      if (snapshot.matches('loggedOut') && snapshot.context.error !== null && token) void revokeToken(token)
    })
    return () => {
      unsubscribe()
      void dismissNotices()
    }
  }, [session])
}
