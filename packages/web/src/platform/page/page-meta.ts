import { useSyncExternalStore } from 'react'

/** What the server wrote into the page: where it runs, and whether it is being maintained. */
const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content

// what is painted before the code is here is the same everywhere, as if in production
const useMeta = (name: string, value: string) =>
  useSyncExternalStore(
    never,
    () => read(name) === value,
    () => false,
  )
const never = () => () => {}

export const useIsStaging = () => useMeta('environment', 'staging')
export const useIsDevelopment = () => useMeta('environment', 'development')
export const useIsUnderMaintenance = () => useMeta('maintenance', 'true')
