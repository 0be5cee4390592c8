import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { CellCounter } from './cell-counter.mjs'
import { decode } from './decode.mjs'
import { FileRefused } from './file-refused.mjs'
import { tableLimits } from './table-limits.mjs'

/** @typedef {import('./table').Separator} Separator */
/** @typedef {import('./table').TableRow} TableRow */

/**
 * @param {Buffer} bytes
 * @returns {Promise<Omit<import('./table').Table, 'headings'> & { rows: TableRow[] }>}
 */
export async function readCsv(bytes) {
  const { text, encoding } = decode(bytes)
  if (text.includes('\0')) throw new FileRefused(422, 'importNoTable')
  // Excel writes this line above the rows, so that it can read its own file
  const [, said] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const separator = separators.find((each) => each === said) ?? guessSeparator(text)
  const first = said === undefined ? 1 : 2
  const rows = await rowsOf(said === undefined ? text : text.slice(text.indexOf('\n') + 1), separator, first)
  return { format: 'csv', encoding, separator, rows }
}

/** @type {readonly Separator[]} */
const separators = [';', ',', '\t']

/**
 * Returns the rows that are not empty.
 * @param {string} text
 * @param {Separator} delimiter
 * @param {number} first
 */
async function rowsOf(text, delimiter, first) {
  refuseWideLines(text, delimiter)
  const parsing = Readable.from(chunksOf(text)).pipe(
    parse({ delimiter, relax_quotes: true, relax_column_count: true, max_record_size: 3 * tableLimits.cell }),
  )
  /** @type {TableRow[]} */
  const rows = []
  const counter = new CellCounter()
  let line = first
  try {
    for await (const record of parsing) {
      /** @type {string[]} */
      const cells = record.map((/** @type {string} */ cell) => cell.trim())
      for (const cell of cells) counter.addCell(cell, line)
      if (cells.some((cell) => cell !== '')) {
        counter.addRow()
        rows.push({ line, cells })
      }
      line += 1
      if (line > tableLimits.csvRows) throw new FileRefused(413, 'importTooManyRows')
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FileRefused(422, 'importQuotation', { line: Number(error.records) + 1 })
  }
  return rows
}

/**
 * Refuses lines with very many separators: the parser would take far longer for them than for their length.
 * @param {string} text
 * @param {Separator} delimiter
 */
function refuseWideLines(text, delimiter) {
  let separated = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === delimiter) separated += 1
    else if (sign === '\n' || sign === '\r') separated = 0
    if (separated > tableLimits.lastColumn) throw new FileRefused(422, 'importTooManyColumns')
  }
}

/**
 * In pieces: of a quotation that is not closed no more is read than of the longest row.
 * @param {string} text
 */
function* chunksOf(text) {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
}
const pieceLength = 65_536

/**
 * The one that stands most often in each of the first rows.
 * @param {string} text
 * @returns {Separator}
 */
function guessSeparator(text) {
  const lines = text.slice(0, pieceLength).split(/\r\n|\r|\n/)
  const first = lines.filter((line) => line.trim() !== '').slice(0, 10)
  const counts = separators.map((separator) => {
    const each = first.map((line) => line.replace(/"[^"]*"/g, '').split(separator).length - 1)
    return { separator, lines: each.filter((count) => count > 0).length, count: Math.max(0, ...each) }
  })
  const [best] = counts.sort((one, other) => other.lines - one.lines || other.count - one.count)
  return best && best.count > 0 ? best.separator : ','
}
