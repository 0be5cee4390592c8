import { useSelector } from '@xstate/react'
import { useMemo, useSyncExternalStore } from 'react'
import { useApp } from './app-context'

/** The texts in the language shown. */
export function useTexts() {
  const { texts } = useApp()
  return useSyncExternalStore(texts.subscribe, texts.get)
}

/** The language shown now. */
export const useLanguage = () => useSelector(useApp().language, (snapshot) => snapshot.context.language)

/** Dates, times and numbers as people of the language write them; times in the given zone. */
export function useFormat(timeZone?: string) {
  const language = useLanguage()
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
    const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
    const number = new Intl.NumberFormat(language)
    return {
      /** A plain date, 'YYYY-MM-DD'. */
      date: (plain: string) => date.format(new Date(`${plain}T00:00:00Z`)),
      /** A moment, ISO 8601 with offset. */
      dateTime: (moment: string | Date) => dateTime.format(new Date(moment)),
      number: (value: number) => number.format(value),
    }
  }, [language, timeZone])
}
