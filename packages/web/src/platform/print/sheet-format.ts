import { byLanguage } from '../texts/by-language'
import { dateFormat, momentFormat } from '../time/date-format'
import type { SheetLanguage } from './use-sheet-choice'

/** How a sheet writes days, moments and amounts: in its own language, whatever the screen shows. */
export const sheetFormat = (language: SheetLanguage, timeZone: string) => ({
  day: (plain: string) => longDate(language).format(new Date(`${plain}T00:00:00Z`)),
  moment: (time: string) => momentFormat(language, timeZone)(new Date(time)),
  money: (rupiah: number) => money(language).format(rupiah),
})

const longDate = dateFormat({ dateStyle: 'long' })
// receipts of the country write Rp 1.250.000 in every language
const money = byLanguage(
  () => new Intl.NumberFormat('id', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }),
)
