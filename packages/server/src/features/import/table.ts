import type { Encoding } from './decode'

/** A file as rows of texts. */
export interface Table {
  format: 'csv' | 'xlsx'
  encoding: Encoding | null
  separator: Separator | null
  headings: string[]
  rows: TableRow[]
}
export type Separator = ',' | ';' | '\t'
export interface TableRow {
  /** The row as a spreadsheet counts, from 1. */
  line: number
  cells: string[]
}

/** Rows beyond this are refused before they are read. */
export const mostRows = 20_000
