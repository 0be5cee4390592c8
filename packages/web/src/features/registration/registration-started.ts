import { useSyncExternalStore } from 'react'

// index.html reads this key too: without it the first step is painted before the code is here
const key = 'registration'

/** Whether a registration was begun on this device. Known at once, while the draft itself is still read from IndexedDB. */
export const useHasRegistrationStarted = () =>
  useSyncExternalStore(
    never,
    () => localStorage.getItem(key) !== null,
    () => false,
  )

export const noteRegistrationStarted = () => localStorage.setItem(key, 'begun')
export const forgetRegistrationStarted = () => localStorage.removeItem(key)

const never = () => () => {}
