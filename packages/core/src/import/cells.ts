import { isDate } from '../patient/date-of-birth'
import { day } from '../time'
import { normaliseHeading } from './heading'

/** The reasons why a cell cannot be read. */
export type CellProblem =
  | 'dateUnreadable'
  | 'wordUnknown'
  | 'moneyUnreadable'
  | 'numberUnreadable'
  | 'yesNoUnreadable'
  | 'digitsRounded'

/** The value of a cell, or the reason why it cannot be read. */
export type Read<Value> = { value: Value } | { problem: CellProblem }

/**
 * A date as YYYY-MM-DD: 17/05/1990, 17-5-1990, 1990-05-17, 17 Mei 1990, 17-May-90, or the number of days by which
 * Excel counts. The day comes first, as it is written here; a year of two digits is the last one that is not after `latest`.
 */
export function readDate(text: string, { latest }: { latest: string }): Read<string> {
  const written = text.trim().replace(/[ T]\d{1,2}[:.]\d{2}([:.]\d{2}(\.\d+)?)?(Z| ?[ap]m)?$/i, '')
  const date = byYear(written) ?? byDay(written, latest) ?? bySerial(written)
  return date !== undefined && isDate(date) ? { value: date } : { problem: 'dateUnreadable' }
}

/** Digits that people call a number, of a phone or of a paper: kept as they are written, unless a spreadsheet has rounded them. */
export function readDigits(text: string): Read<string> {
  const written = text.trim()
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(written)) return { problem: 'digitsRounded' }
  // a number by its own format: 81234567890.0
  return { value: written.replace(/^(\d{6,})[.,]0+$/, '$1') }
}

/** A whole number; `45 menit` and `45.0` are 45. */
export function readNumber(text: string): Read<number> {
  const digits = /^(\d{1,9})([.,]0+)?( ?[a-z]+\.?)?$/i.exec(text.trim())?.[1]
  return digits === undefined ? { problem: 'numberUnreadable' } : { value: Number(digits) }
}

export function readYesNo(text: string): Read<boolean> {
  const read = readWord(text, yesNo)
  return 'problem' in read ? { problem: 'yesNoUnreadable' } : { value: read.value === 'yes' }
}

/** Reads one of the words of the contract, in Indonesian or in English, in any case. */
export function readWord<Word>(text: string, words: ReadonlyMap<string, Word>): Read<Word> {
  const value = words.get(normaliseHeading(text))
  return value === undefined ? { problem: 'wordUnknown' } : { value }
}

/** Words of the contract by all that people say for them. */
export const wordsOf = (said: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(said).flatMap(([word, others]) => [word, ...others].map((each) => [normaliseHeading(each), word])),
  )

const yesNo = wordsOf({
  yes: ['y', 'ya', 'iya', 'true', 'benar', '1', 'x', 'ada', 'perlu', 'bisa'],
  no: ['n', 'tidak', 'tdk', 't', 'bukan', 'false', 'salah', '0', 'tidak ada', 'tidak perlu', 'tidak bisa'],
})

const dateOf = (year: string | number, month: string | number, day: string) =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

function byYear(text: string) {
  const [, year, month = '', day = ''] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? []
  return year === undefined ? undefined : dateOf(year, month, day)
}

function byDay(text: string, latest: string) {
  const [, day, month = '', year = ''] = /^(\d{1,2})[-/. ]+(\d{1,2}|[a-z]+)[-/., ]+(\d{4}|\d{2})$/i.exec(text) ?? []
  if (day === undefined) return undefined
  const number = /\d/.test(month) ? month : monthNamed(month)
  if (year.length === 4) return dateOf(year, number, day)
  const full = Number(latest.slice(0, 2)) * 100 + Number(year)
  return dateOf(dateOf(full, number, day) <= latest ? full : full - 100, number, day)
}

/** Days since the last of 1899, as Excel counts; it takes 1900 for a leap year, so the first two months are a day off. */
function bySerial(text: string) {
  const serial = Number(/^(\d{1,5})(\.\d+)?$/.exec(text)?.[1] ?? Number.NaN)
  if (!(serial >= 1 && serial <= lastSerial)) return undefined
  return new Date(Date.UTC(1899, 11, serial < 60 ? 31 : 30) + serial * day).toISOString().slice(0, 10)
}

/** The last day of 2099. */
const lastSerial = 73_050

/** Returns the number of a month, 1 to 12; 0, which no date has, for an unknown name. */
function monthNamed(name: string) {
  const said = name.toLowerCase()
  const isSaid = (month: string) => month === said || (month.startsWith(said) && said.length === 3)
  return months.findIndex((names) => names.some(isSaid)) + 1
}

const months = [
  ['januari', 'january'],
  ['februari', 'pebruari', 'february', 'peb'],
  ['maret', 'march', 'mrt'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august', 'agst', 'agt', 'ags'],
  ['september', 'sept'],
  ['oktober', 'october'],
  ['november', 'nopember', 'nop'],
  ['desember', 'december'],
]
