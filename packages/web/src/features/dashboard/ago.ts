import type { Language } from '@clinic/core/language'
import { byLanguage } from '../../platform/texts/by-language'

/** How long before `now` a moment was, in the largest unit that says it: "40 minutes ago", "5 hours ago", "2 days ago". */
export function ago(moment: string, { now, language }: { now: number; language: Language }): string {
  const format = relative(language)
  const minutes = Math.max(1, Math.floor((now - Date.parse(moment)) / 60_000))
  if (minutes < 60) return format.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day')
}

const relative = byLanguage((language) => new Intl.RelativeTimeFormat(language))
