import { FileRefused } from './file-refused.mjs'
import { readCsv } from './read-csv.mjs'
import { readXlsx } from './read-xlsx.mjs'
import { tableLimits } from './table-limits.mjs'

/** @typedef {import('./table').TableRow} TableRow */

/**
 * Reads a file, whatever its name and type: a workbook as one, everything else as text.
 * @param {Buffer} bytes
 * @returns {Promise<import('./table').Table & { rows: TableRow[] }>}
 */
export async function readTable(bytes) {
  if (bytes.length === 0) throw new FileRefused(422, 'importEmpty')
  if (begins(bytes, oldWorkbook)) throw new FileRefused(422, 'importOldWorkbook')
  const { rows, ...table } = begins(bytes, workbook) ? readXlsx(bytes) : await readCsv(bytes)
  return { ...table, ...headed(rows) }
}

/**
 * @param {Buffer} bytes
 * @param {readonly number[]} signature
 */
const begins = (bytes, signature) => signature.every((byte, index) => bytes[index] === byte)
const workbook = [0x50, 0x4b, 0x03, 0x04]
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The first row with two cells names the columns: a title may stand above it.
 * @param {readonly TableRow[]} told Rows with something in them.
 */
function headed(told) {
  const start = told.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1)
  const [head, ...rest] = told.slice(Math.max(start, 0))
  if (!head || rest.length === 0) throw new FileRefused(422, 'importEmpty')
  if (rest.length > tableLimits.rows) throw new FileRefused(413, 'importTooManyRows')
  const width = Math.max(...[head, ...rest].slice(0, 21).map(({ cells }) => lastTold(cells) + 1))
  if (width > tableLimits.columns) throw new FileRefused(422, 'importTooManyColumns')
  /** @param {readonly string[]} cells */
  const cut = (cells) => Array.from({ length: width }, (_, index) => cells[index] ?? '')
  return { headings: cut(head.cells), rows: rest.map(({ line, cells }) => ({ line, cells: cut(cells) })) }
}

/** @param {readonly string[]} cells */
const lastTold = (cells) => cells.findLastIndex((cell) => cell !== '')
