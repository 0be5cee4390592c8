/** The limits of a file. A small file can unpack to far more than its size: contents are counted while they are read. */
export const tableLimits = {
  rows: 20_000,
  columns: 100,
  /** Signs in one cell, as Excel has it. */
  cell: 32_767,
  /** Signs in all cells. */
  text: 20_000_000,
  /** Bytes of the parts of a workbook, unpacked. */
  inside: 100 * 1024 * 1024,
  /** Parts of a workbook. */
  parts: 4_096,
  /** The last row and the last column a spreadsheet has. */
  lastRow: 1_048_576,
  lastColumn: 16_384,
  /** Rows of a CSV with nothing in them, too. */
  csvRows: 200_000,
}
