import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { Refusal } from '../../refusal'
import { mostRows, type Table } from './table'

/** The first sheet of a workbook: what its cells show, never what they would compute. */
export async function readXlsx(bytes: Buffer): Promise<Omit<Table, 'headings'>> {
  refuseLargeInside(bytes)
  const sheet = await readSheet(Uint8Array.from(bytes).buffer).catch(() => {
    throw new Refusal(422, 'importBroken')
  })
  if (sheet.length > 2 * mostRows) throw new Refusal(413, 'importTooManyRows')
  const rows = sheet.map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }))
  return { format: 'xlsx', encoding: null, separator: null, rows }
}

/** An archive says how large it is inside, and what unzips it takes no more than it said. */
function refuseLargeInside(bytes: Buffer) {
  let inside = 0
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        inside += originalSize
        return false
      },
    })
  } catch {
    throw new Refusal(422, 'importBroken')
  }
  if (inside > mostInside) throw new Refusal(413, 'importTooLargeInside')
}

const mostInside = 100 * 1024 * 1024

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  // a day without a zone is told as midnight of UTC
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace('T00:00:00.000Z', '')
  return String(cell).replace(/\0/g, '').trim()
}
