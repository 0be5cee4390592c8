import { useSyncExternalStore } from 'react'

/**
 * Whether a registration was begun on this device: known at once, while the draft itself is read from IndexedDB. Where
 * none was, the first step is painted before the code is here (index.html).
 */
const key = 'registration'

export const useHasBegun = () =>
  useSyncExternalStore(
    never,
    () => localStorage.getItem(key) !== null,
    () => false,
  )

export const noteBegun = () => localStorage.setItem(key, 'begun')
export const forgetBegun = () => localStorage.removeItem(key)

const never = () => () => {}
