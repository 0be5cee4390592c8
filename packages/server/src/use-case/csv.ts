import { guardFormulas } from '@clinic/core/import'
import type { Caller } from './contract'

/** The byte order mark: it makes spreadsheets read the file as UTF-8. */
export const csvMark = '\ufeff'

/** The separator of values: Excel uses the one that is not the decimal separator of the language. */
export const separatorOf = (language: Caller['language']) => (language === 'id' ? ';' : ',')

/** Rows of a CSV, each ended; no cell of them is run as a formula. */
export const csvOf = (rows: readonly (readonly string[])[], separator: string) =>
  rows.map((cells) => `${cells.map((cell) => quoted(guardFormulas(cell), separator)).join(separator)}\r\n`).join('')

const quoted = (cell: string, separator: string) =>
  cell.includes('"') || cell.includes(separator) || /[\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
