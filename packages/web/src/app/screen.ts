import type { ComponentType } from 'react'
import type { Namespaces } from '../i18n/i18n-types'
import type { Texts } from '../platform/texts/texts'

/** One address: its component, and the texts it needs. */
export interface Screen {
  /** A wouter pattern: /clinic/patient/:id */
  path: string
  load: () => Promise<{ default: ComponentType }>
  texts: Namespaces[]
  /** The imports that `load` waits for, where it is more than one import itself. */
  parts?: readonly (() => Promise<unknown>)[]
}

const here = new WeakMap<Promise<ComponentType>, ComponentType>()
const loading = new WeakMap<Texts, Map<Screen, Promise<ComponentType>>>()

/** Loads a screen and its texts once; a load that failed is tried again the next time. */
export function loadScreen(screen: Screen, texts: Texts): Promise<ComponentType> {
  const loaded = loading.get(texts) ?? new Map<Screen, Promise<ComponentType>>()
  loading.set(texts, loaded)
  const already = loaded.get(screen)
  if (already) return already
  const both = Promise.all([screen.load(), texts.want(screen.texts)]).then(([module]) => module.default)
  both.then(
    (component) => here.set(both, component),
    () => loaded.delete(screen),
  )
  loaded.set(screen, both)
  return both
}

/** The component of a screen that can be shown at once. */
export const loadedComponent = (screen: Screen, texts: Texts) => here.get(loadScreen(screen, texts))
