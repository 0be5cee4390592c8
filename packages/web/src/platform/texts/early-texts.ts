import { initFormatters } from '../../i18n/formatters'
import type { Locales, Namespaces } from '../../i18n/i18n-types'
import { loadedFormatters, loadedLocales } from '../../i18n/i18n-util'

type Load = () => Promise<{ default: object }>

// The texts of every page, of every page of the desk, of the registration, of the online booking, of the display and of the receipt are a file each.
const first: Record<Locales, Load> = {
  en: () => import('./early/first-en'),
  id: () => import('./early/first-id'),
}
const desk: Record<Locales, Load> = {
  en: () => import('./early/desk-en'),
  id: () => import('./early/desk-id'),
}

const register: Record<Locales, Load> = {
  en: () => import('./early/register-en'),
  id: () => import('./early/register-id'),
}

const onlineBooking: Record<Locales, Load> = {
  en: () => import('./early/online-booking-en'),
  id: () => import('./early/online-booking-id'),
}

const display: Record<Locales, Load> = {
  en: () => import('./early/display-en'),
  id: () => import('./early/display-id'),
}

const receipt: Record<Locales, Load> = {
  en: () => import('./early/receipt-en'),
  id: () => import('./early/receipt-id'),
}

/** The file of each namespace that the table of all need not name. */
export const places = {
  ...ofEach(['auth', 'frame', 'ui'], first),
  ...ofEach(['export', 'master', 'navigation', 'notification', 'patient'], desk),
  registration: register,
  'online-booking': onlineBooking,
  display,
  receipt,
}

/** Loads the texts of every page in a language. */
export async function loadCommonTexts(locale: Locales) {
  await add(locale, first[locale])
  loadedFormatters[locale] = initFormatters(locale)
}

/**
 * Loads a namespace. The table of all others names two files for each feature: it comes after the first page, which must
 * not grow with the features.
 */
export async function loadTexts(locale: Locales, namespace: Namespaces) {
  const place = places[namespace]
  if (place) return add(locale, place[locale])
  const { loadNamespaceAsync } = await import('../../i18n/i18n-util.async')
  return loadNamespaceAsync(locale, namespace)
}

async function add(locale: Locales, load: Load) {
  const { default: texts } = await load()
  loadedLocales[locale] = { ...loadedLocales[locale], ...texts }
}

function ofEach(namespaces: readonly Namespaces[], place: Record<Locales, Load>) {
  const all: Partial<Record<Namespaces, typeof place>> = {}
  for (const namespace of namespaces) all[namespace] = place
  return all
}
