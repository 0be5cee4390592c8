import { use } from 'react'
import type { Namespaces } from '../../i18n/i18n-types'
import { retryWhenOnline } from '../../ui/lazy-with-retry'
import { useApp } from '../app/app-context'
import type { Texts } from './texts'

/** Loads the texts of a dialog or panel that opens on demand; `useTexts` then reads them. */
export const useNamespace = (namespace: Namespaces) => useNamespaces([namespace])

/** The same for several. */
export function useNamespaces(namespaces: readonly Namespaces[]) {
  const { texts } = useApp()
  for (const namespace of namespaces) {
    // a loaded namespace does not suspend, so nothing flickers
    if (texts.has(namespace)) continue
    const promises = loading.get(texts) ?? new Map<Namespaces, Promise<void>>()
    const promise = promises.get(namespace) ?? retryWhenOnline(() => texts.want([namespace]))
    loading.set(texts, promises.set(namespace, promise))
    use(promise)
  }
}

const loading = new WeakMap<Texts, Map<Namespaces, Promise<void>>>()
