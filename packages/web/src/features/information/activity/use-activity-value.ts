import type { Schema } from '@clinic/api'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { phoneText } from '../../../platform/texts/phone-text'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { wordsOf } from './activity-words'

type Value = Schema<'ActivityValue'>

/** Returns a function that tells a value of a field as the screens do; nothing for an empty one. */
export function useActivityValue(object: Schema<'ActivityObject'>) {
  const { master } = useTexts()
  const language = useLanguage() === 'id' ? 'id' : 'en'
  const { date, dateTime, money, number } = useFormat(useClinicDay().timeZone)
  return function tell(field: string, value: Value): string | undefined {
    if (value === null) return undefined
    if (Array.isArray(value)) return value.map((each) => tell(field, each)).join(', ')
    if (typeof value === 'boolean') return value ? master.yes() : master.no()
    if (typeof value === 'number') return isMoney(field) ? money(value) : number(value)
    const word = wordsOf(object, field)?.[value]?.[language]
    if (word !== undefined) return word
    if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return dateTime(value)
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return date(value)
    return /^\+\d{8,15}$/.test(value) ? phoneText(value) : value
  }
}

/** Whether a number is rupiah. */
const isMoney = (field: string) =>
  /(^|[._])(price|amount|total|gross|owed|paid|payor|deposit|credited|refunded|refundable|change|cost|rest|left|claimed|approved|unpaid|float|counted|expected|takings|variance|cap_per_visit|cap_per_year|top_up|payable|discount|owed_after|invoice_total|accepted_total|opening_float|paid_out|unit_cost|buy_price|sell_price|unit_price|payor_owed)$/.test(
    field,
  )
