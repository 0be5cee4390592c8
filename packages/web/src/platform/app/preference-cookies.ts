import { directionOf, type Language } from '@clinic/core/language'
import { type Preferences, preferenceNames, readPreferences } from '@clinic/core/preference'
import Cookies from 'js-cookie'

const lifetime = { expires: 3, sameSite: 'lax' } as const

/** One cookie per preference, kept for three days. */
export const preferenceCookies = {
  /** Without a direction of the user's own it is the language's. */
  read: (language: Language): Preferences => readPreferences({ direction: directionOf(language), ...Cookies.get() }),
  save: (name: keyof Preferences, value: Preferences[keyof Preferences]) => Cookies.set(name, String(value), lifetime),
  clear: () => {
    for (const name of preferenceNames) Cookies.remove(name)
  },
}

/** Writes the preferences onto <html>, where the theme reads them. */
export function showPreferences({ mode, direction, contrast, preset, layout, stretch }: Preferences) {
  const html = document.documentElement
  if (html.dir !== direction) html.dir = direction // even the same one has every style worked out anew
  Object.assign(html.dataset, { theme: mode, contrast, preset, layout, stretch: String(stretch) })
}
