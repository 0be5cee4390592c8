import { useSyncExternalStore } from 'react'

/** Reads the values the server wrote into the page: the environment, and maintenance. */
const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content

// the page painted before its code is the same everywhere, as in production
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
