import type { Schema } from '@clinic/api'
import { isNegativeRupiah, readRupiah } from '../money/read-rupiah'
import { settledPrice } from './price-changes'

type Service = Schema<'PriceListPrice'>

export type PastedProblem =
  | 'noColumns'
  | 'noPrice'
  | 'notPrice'
  | 'negative'
  | 'tooHigh'
  | 'unknown'
  | 'ambiguous'
  | 'twice'

/** What a pasted line would do to the prices that the form shows. */
export type PastedLine = {
  /** Counted from 1 as pasted, empty lines too. */
  line: number
  /** The line without its price, as it is written. */
  text: string
} & (
  | { effect: 'new' | 'changed' | 'unchanged'; service: Service; from: number | null; price: number }
  | { effect: 'heading' }
  | {
      effect: 'refused'
      problem: PastedProblem
      /** The line that names the same service. */
      first?: number
    }
)

interface Pasted {
  services: readonly Service[]
  /** What the form holds, by the id of the service; null where the standard price is to hold. */
  typed: Readonly<Record<string, number | null>>
}

/** The contract takes a price up to it, in whole rupiah. */
export const highestPrice = 1_000_000_000

/**
 * Reads lines of a spreadsheet: the code or the name of a service, perhaps both, and in the last column its price. Cells are divided
 * by tabs, or by semicolons as in a CSV. Of two lines with one service the first counts.
 */
export function pastedPrices(pasted: string, { services, typed }: Pasted): PastedLine[] {
  const find = finderOf(services)
  const firstLines = new Map<number, number>()
  const rows = pasted
    .replace(unseenMarks, '')
    .split(/\r\n|[\r\n]/)
    .map((row, index) => ({ line: index + 1, cells: cellsOf(row) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  return rows.map(({ line, cells }, place): PastedLine => {
    const last = cells.at(-1) ?? ''
    const names = cells.slice(0, -1).filter((cell) => cell !== '')
    const written = { line, text: names.join(' ') || last }
    const refused = (problem: PastedProblem, first?: number): PastedLine => ({
      ...written,
      effect: 'refused',
      problem,
      ...(first !== undefined && { first }),
    })
    const found = find(cells.length === 1 ? cells : names)
    const price = priceOf(last)
    if (place === 0 && found === 'unknown' && isWord(last, price)) return { ...written, effect: 'heading' }
    if (cells.length === 1) return refused('noColumns')
    if (typeof found === 'string') return refused(found)
    if (typeof price === 'string') return refused(price)
    const first = firstLines.get(found.product_id)
    if (first !== undefined) return refused('twice', first)
    firstLines.set(found.product_id, line)
    const from = settledPrice(found, typed)
    const effect = from === price ? 'unchanged' : from === null ? 'new' : 'changed'
    return { ...written, effect, service: found, from, price }
  })
}

/** Unseen, they come along with what is copied from a page or a message. */
const unseenMarks = /\p{Cf}/gu

/** A spreadsheet puts a cell with a quotation mark in it into quotation marks. */
const cellsOf = (row: string) =>
  row.split(row.includes('\t') ? '\t' : ';').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )

const alike = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Returns a function that finds the one service that cells name, by its code or by its name. */
function finderOf(services: readonly Service[]) {
  const codes = new Map(services.map((service) => [alike(service.code), service]))
  const named = new Map<string, Service[]>()
  for (const service of services) named.set(alike(service.name), [...(named.get(alike(service.name)) ?? []), service])
  return (cells: readonly string[]): Service | 'unknown' | 'ambiguous' => {
    const byCode = new Set(cells.flatMap((cell) => codes.get(alike(cell)) ?? []))
    const byName = new Set(cells.flatMap((cell) => named.get(alike(cell)) ?? []))
    const found = Array.from(byCode.size > 0 ? byCode : byName)
    const [service] = found
    if (!service) return 'unknown'
    return found.length > 1 || (byName.size > 0 && !byName.has(service)) ? 'ambiguous' : service
  }
}

type Price = number | Extract<PastedProblem, 'noPrice' | 'notPrice' | 'negative' | 'tooHigh'>

/** Such as `Tarif 2027`. */
const isWord = (cell: string, price: Price) => price === 'notPrice' && /^\p{L}/u.test(cell)

function priceOf(cell: string): Price {
  if (cell === '') return 'noPrice'
  if (isNegativeRupiah(cell)) return 'negative'
  const read = readRupiah(cell)
  if (read !== null) return read > highestPrice ? 'tooHigh' : read
  return /^\d{11,}$/.test(cell) ? 'tooHigh' : 'notPrice'
}
