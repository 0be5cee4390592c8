import type { TranslationFunctions } from '../../i18n/i18n-types'

/** Whole minutes since a moment, none while it is to come. */
export const minutesSince = (moment: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / 60_000))

/** 12 min, 1 h 25 min. */
export function durationText({ card }: TranslationFunctions['visit'], minutes: number): string {
  if (minutes < 60) return card.minutes(minutes)
  return card.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
