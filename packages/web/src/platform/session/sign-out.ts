const name = 'geraham:sign-out'

/** A sign-out somebody asked for: whoever has something to say before prevents it, and asks. */
export const signOut = {
  /** Whether it may go on at once. */
  ask: () => document.dispatchEvent(new Event(name, { cancelable: true })),
  watch(listener: (event: Event) => void) {
    document.addEventListener(name, listener)
    return () => document.removeEventListener(name, listener)
  },
}
