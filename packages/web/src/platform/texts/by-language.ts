import type { Language } from '@clinic/core/language'

/** Makes a formatter of Intl once for each language: making one takes as long as drawing many rows. */
export function byLanguage<Formatter>(make: (language: Language) => Formatter): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>()
  return (language) => {
    const formatter = made.get(language) ?? make(language)
    made.set(language, formatter)
    return formatter
  }
}
