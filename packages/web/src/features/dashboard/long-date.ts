import type { Language } from '@clinic/core/language'
import { byLanguage } from '../../platform/by-language'

/** A plain date with its weekday: Friday, November 20, 2026. */
export const longDate = (date: string, language: Language) => format(language).format(new Date(`${date}T00:00:00Z`))

const format = byLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }))
