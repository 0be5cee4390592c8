import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is so: `useMedia('(width < 40rem)')`. */
export function useMedia(query: string) {
  const watch = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches)
}
