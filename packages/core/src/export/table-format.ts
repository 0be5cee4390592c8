export type TableFormat = 'csv' | 'xlsx'

/** The media types that the Accept header asks for a table with. */
export const tableTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFormat, string>

/** The limits of a table: a workbook is held in memory by the server and by the program that opens it. */
export const maxRows: Readonly<Record<TableFormat, number>> = { csv: 100_000, xlsx: 20_000 }
