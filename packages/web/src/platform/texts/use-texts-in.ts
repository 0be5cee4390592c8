import { use } from 'react'
import type { Locales, Namespaces, TranslationFunctions } from '../../i18n/i18n-types'
import { i18nObject } from '../../i18n/i18n-util'
import { retryWhenOnline } from '../../ui/lazy-with-retry'
import { loadTexts } from './early-texts'

/** Returns the texts of a language other than the one shown: of a sheet that somebody else reads. Suspends while they are loaded. */
export function useTextsIn(locale: Locales, namespace: Namespaces): TranslationFunctions {
  const key = `${locale} ${namespace}`
  const promise = loading.get(key) ?? retryWhenOnline(() => loadTexts(locale, namespace))
  loading.set(key, promise)
  use(promise)
  return i18nObject(locale)
}

const loading = new Map<string, Promise<unknown>>()
