import { use } from 'react'
import type { Locales, Namespaces } from '../../i18n/i18n-types'
import { i18nObject } from '../../i18n/i18n-util'
import { retryWhenOnline } from '../../ui/lazy-with-retry'
import { loadCommonTexts, loadTexts } from './early-texts'

/** The texts of a namespace in a language other than that of the screen: of a message to somebody who reads it. Suspends until they are there. */
export function useTextsIn(language: Locales, namespace: Namespaces) {
  const key = `${language}/${namespace}`
  const promise = loading.get(key) ?? retryWhenOnline(() => load(language, namespace))
  loading.set(key, promise)
  use(promise)
  return i18nObject(language)
}

async function load(language: Locales, namespace: Namespaces) {
  await Promise.all([loadCommonTexts(language), loadTexts(language, namespace)])
}

const loading = new Map<string, Promise<void>>()
