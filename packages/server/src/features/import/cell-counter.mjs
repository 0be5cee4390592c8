import { FileRefused } from './file-refused.mjs'
import { tableLimits } from './table-limits.mjs'

/** Counts the characters read of a file, and refuses the file beyond the limit. */
export class CellCounter {
  rows = 0
  text = 0

  /**
   * @param {string} text
   * @param {number} line
   */
  addCell(text, line) {
    this.text += text.length
    if (text.length > tableLimits.cell) throw new FileRefused(422, 'importCellTooLong', { line })
    if (this.text > tableLimits.text) throw new FileRefused(413, 'importTooMuch')
  }

  /** A row with something in it: the headings and a title above them are counted too. */
  addRow() {
    this.rows += 1
    if (this.rows > tableLimits.rows + 100) throw new FileRefused(413, 'importTooManyRows')
  }
}
