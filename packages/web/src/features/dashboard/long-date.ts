import type { Language } from '@clinic/core/language'
import { dateFormat } from '../../platform/time/date-format'

/** A plain date with its weekday: Friday, November 20, 2026. */
export const longDate = (date: string, language: Language) => format(language).format(new Date(`${date}T00:00:00Z`))

const format = dateFormat({ dateStyle: 'full' })
