import { Refusal } from '../../refusal'
import { readCsv } from './read-csv'
import { readXlsx } from './read-xlsx'
import { mostRows, type Table, type TableRow } from './table'

/** What a file says, whatever its name and type: a workbook is a workbook and everything else must be text. */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (bytes.length === 0) throw new Refusal(422, 'importEmpty')
  if (begins(bytes, oldWorkbook)) throw new Refusal(422, 'importOldWorkbook')
  const { rows, ...table } = begins(bytes, workbook) ? await readXlsx(bytes) : await readCsv(bytes)
  return { ...table, ...headed(rows) }
}

const begins = (bytes: Buffer, signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte)
const workbook = [0x50, 0x4b, 0x03, 0x04]
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]

/** The first row with two cells names the columns: a title may stand above it. */
function headed(rows: readonly TableRow[]) {
  const told = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const start = told.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1)
  const [head, ...rest] = told.slice(Math.max(start, 0))
  if (!head || rest.length === 0) throw new Refusal(422, 'importEmpty')
  if (rest.length > mostRows) throw new Refusal(413, 'importTooManyRows')
  const width = Math.max(...[head, ...rest].slice(0, 21).map(({ cells }) => lastTold(cells) + 1))
  if (width > mostColumns) throw new Refusal(422, 'importTooManyColumns')
  const cut = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '')
  return { headings: cut(head.cells), rows: rest.map(({ line, cells }) => ({ line, cells: cut(cells) })) }
}

const lastTold = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '')

const mostColumns = 100
