import { parentPort, workerData } from 'node:worker_threads'
import { FileRefused } from './file-refused.mjs'
import { readTable } from './read-table.mjs'

// A file somebody sent is read in a thread of its own, which is ended when it takes too long or too much memory.

/** @typedef {import('./table').TableRow} TableRow */
/** @typedef {import('./table').TableMessage} TableMessage */

/** Signs: as much as is taken at once without keeping others waiting. */
const pieceSize = 100_000

/** @param {TableMessage} message */
const tell = (message) => parentPort?.postMessage(message)

try {
  const { rows, ...table } = await readTable(Buffer.from(workerData))
  for (const piece of piecesOf(rows)) tell({ piece: JSON.stringify(piece) })
  tell({ table, count: rows.length })
} catch (error) {
  if (!(error instanceof FileRefused)) throw error
  tell({ refusal: error.refusal })
}

/**
 * Rows, as many as are stored by one statement.
 * @param {readonly TableRow[]} rows
 */
function* piecesOf(rows) {
  /** @type {TableRow[]} */
  let piece = []
  let size = 0
  for (const row of rows) {
    piece.push(row)
    size += row.cells.reduce((sum, cell) => sum + cell.length + 3, 20)
    if (size < pieceSize) continue
    yield piece
    piece = []
    size = 0
  }
  if (piece.length > 0) yield piece
}
