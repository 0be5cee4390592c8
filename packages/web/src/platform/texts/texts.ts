import type { Language } from '@clinic/core/language'
import type { Locales, Namespaces, TranslationFunctions } from '../../i18n/i18n-types'
import { i18nObject } from '../../i18n/i18n-util'
import { loadCommonTexts, loadTexts } from './early-texts'

export type Texts = ReturnType<typeof createTexts>

// There is no Arabic dictionary yet: the direction turns, the words stay English.
const localeOf = (language: Language): Locales => (language === 'ar' ? 'en' : language)

/** The texts on the screen: the common ones and those of the namespaces the open routes asked for. */
export function createTexts(common: Namespaces[]) {
  const wanted = new Set(common)
  const listeners = new Set<() => void>()
  let locale: Locales = 'en'
  let shown: TranslationFunctions = i18nObject(locale)

  const refresh = () => {
    shown = i18nObject(locale)
    for (const listener of listeners) listener()
  }

  return {
    /** Loads all wanted texts of a language without showing them. */
    async load(language: Language) {
      const loading = localeOf(language)
      await Promise.all([loadCommonTexts(loading), ...Array.from(wanted, (namespace) => loadTexts(loading, namespace))])
    },
    show(language: Language) {
      locale = localeOf(language)
      refresh()
    },
    /** Adds namespaces, for the language shown now and every later one. */
    async want(namespaces: Namespaces[]) {
      const missing = namespaces.filter((namespace) => !wanted.has(namespace))
      await Promise.all(missing.map((namespace) => loadTexts(locale, namespace)))
      for (const namespace of missing) wanted.add(namespace)
      if (missing.length > 0) refresh()
    },
    has: (namespace: Namespaces) => wanted.has(namespace),
    get: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
