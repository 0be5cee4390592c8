const key = 'accessToken'

/** The token of the signed-in user, where the specification wants it: local storage under `accessToken`. */
export const accessToken = {
  read: () => localStorage.getItem(key),
  save: (token: string) => localStorage.setItem(key, token),
  clear: () => localStorage.removeItem(key),
  /** Calls back when another tab of this browser signs out, or in as somebody else. */
  watch(changed: (token: string | null, by: { isSignOut: boolean }) => void) {
    window.addEventListener('storage', (event) => {
      // a 401 clears the whole storage: that has no key
      if (event.key === key || event.key === null) changed(accessToken.read(), { isSignOut: event.key === key })
    })
  },
}
