import { useSelector } from '@xstate/react'
import { useMemo, useSyncExternalStore } from 'react'
import { useApp } from './app-context'
import { byLanguage } from './by-language'

/** The texts in the language shown. */
export function useTexts() {
  const { texts } = useApp()
  return useSyncExternalStore(texts.subscribe, texts.get, texts.get)
}

/** The language shown now. */
export const useLanguage = () => useSelector(useApp().language, (snapshot) => snapshot.context.language)

/** Dates, times and numbers as people of the language write them; times in the given zone. */
export function useFormat(timeZone?: string) {
  const language = useLanguage()
  return useMemo(() => {
    let dateTime: Intl.DateTimeFormat | undefined
    return {
      /** A plain date, 'YYYY-MM-DD'. */
      date: (plain: string) => dateFormat(language).format(new Date(`${plain}T00:00:00Z`)),
      /** A moment, ISO 8601 with offset. */
      dateTime(moment: string | Date) {
        dateTime ??= new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
        return dateTime.format(new Date(moment))
      },
      number: (value: number) => numberFormat(language).format(value),
      /** Whole rupiah: Rp 1.250.000. */
      money: (rupiah: number) => moneyFormat(language).format(rupiah),
    }
  }, [language, timeZone])
}

const dateFormat = byLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }))
const numberFormat = byLanguage((language) => new Intl.NumberFormat(language))
const moneyFormat = byLanguage(
  (language) =>
    new Intl.NumberFormat(language, {
      ...{ style: 'currency', currency: 'IDR', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
    }),
)
