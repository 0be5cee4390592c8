import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { Refusal } from '../../refusal'
import { decode } from './decode'
import { mostRows, type Separator, type Table, type TableRow } from './table'

export async function readCsv(bytes: Buffer): Promise<Omit<Table, 'headings'>> {
  const { text, encoding } = decode(bytes)
  if (text.includes('\0')) throw new Refusal(422, 'importNoTable')
  // what Excel writes above, so that it reads its own file
  const [, said] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const separator = separators.find((each) => each === said) ?? guessSeparator(text)
  const rows = await rowsOf(said === undefined ? text : text.slice(text.indexOf('\n') + 1), separator)
  const first = said === undefined ? 1 : 2
  return { format: 'csv', encoding, separator, rows: rows.map((cells, index) => ({ line: index + first, cells })) }
}

const separators: readonly Separator[] = [';', ',', '\t']

async function rowsOf(text: string, delimiter: Separator): Promise<TableRow['cells'][]> {
  const parsing = Readable.from(chunksOf(text)).pipe(
    parse({ delimiter, relax_quotes: true, relax_column_count: true, max_record_size: 100_000 }),
  )
  const rows: string[][] = []
  let told = 0
  try {
    for await (const cells of parsing) {
      const row: string[] = cells.map((cell: string) => cell.trim())
      rows.push(row)
      if (row.some((cell) => cell !== '')) told += 1
      // the headings, a title above them, and one row too many
      if (told > mostRows + 2) throw new Refusal(413, 'importTooManyRows')
      if (rows.length > 10 * mostRows) throw new Refusal(413, 'importTooManyRows')
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Refusal(422, 'importQuotation', { values: { line: Number(error.records) + 1 } })
  }
  return rows
}

/** In pieces, so that others are answered meanwhile. */
function* chunksOf(text: string) {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
}
const pieceLength = 65_536

/** The one that stands most often in each of the first rows. */
function guessSeparator(text: string): Separator {
  const lines = text.slice(0, pieceLength).split(/\r\n|\r|\n/)
  const first = lines.filter((line) => line.trim() !== '').slice(0, 10)
  const counts = separators.map((separator) => {
    const each = first.map((line) => line.replace(/"[^"]*"/g, '').split(separator).length - 1)
    return { separator, lines: each.filter((count) => count > 0).length, count: Math.max(0, ...each) }
  })
  const [best] = counts.sort((one, other) => other.lines - one.lines || other.count - one.count)
  return best && best.count > 0 ? best.separator : ','
}
