import { useSelector } from '@xstate/react'
import { useMemo, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context'
import { dateFormat, momentFormat } from '../time/date-format'
import { byLanguage } from './by-language'

/** The texts in the language shown. */
export function useTexts() {
  const { texts } = useApp()
  return useSyncExternalStore(texts.subscribe, texts.get, texts.get)
}

/** The language shown now. */
export const useLanguage = () => useSelector(useApp().language, (snapshot) => snapshot.context.language)

/**
 * Returns the formats of dates and numbers in the language; also of moments, when a time zone is given (undefined: that of this
 * device).
 */
export function useFormat(): Omit<Format, 'dateTime'>
export function useFormat(timeZone: string | undefined): Format
export function useFormat(timeZone?: string) {
  const language = useLanguage()
  return useMemo((): Format => {
    let moment: ReturnType<typeof momentFormat> | undefined
    return {
      date: (plain) => mediumDate(language).format(new Date(`${plain}T00:00:00Z`)),
      dateTime(time) {
        moment ??= momentFormat(language, timeZone)
        return moment(new Date(time))
      },
      number: (value) => numberFormat(language).format(value),
      money: (rupiah) => moneyFormat(language).format(rupiah),
    }
  }, [language, timeZone])
}

interface Format {
  /** A plain date, 'YYYY-MM-DD'. */
  date: (plain: string) => string
  /** A moment, ISO 8601 with offset. */
  dateTime: (time: string | Date) => string
  number: (value: number) => string
  /** Whole rupiah: Rp 1.250.000. */
  money: (rupiah: number) => string
}

const mediumDate = dateFormat({ dateStyle: 'medium' })
const numberFormat = byLanguage((language) => new Intl.NumberFormat(language))
const moneyFormat = byLanguage(
  (language) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'IDR',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
)
