import { useEffect } from 'react'
import { useApp } from '../platform/app/app-context'
import { dismissNotices } from '../platform/page/notify'
import { accessToken } from '../platform/session/access-token'
import { revokeToken } from '../platform/session/revoke-token'

/** Cleans up when a session ends: closes toasts that may name a patient, and revokes the token on the server. */
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
