import type { Sentence } from '../../use-case/refusal'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type Separator = ',' | ';' | '\t'

/** What a file says beside its rows. */
export interface Table {
  format: 'csv' | 'xlsx'
  encoding: Encoding | null
  separator: Separator | null
  headings: string[]
}

export interface TableRow {
  /** The row as a spreadsheet counts, from 1. */
  line: number
  cells: string[]
}

/** Why a file is not taken. */
export interface FileRefusal {
  status: 413 | 422
  sentence: Sentence
  values?: Record<string, string | number>
}

/** What the thread that reads a file says: pieces of its rows as JSON, then what it is, or why not. */
export type TableMessage = { piece: string } | { table: Table; count: number } | { refusal: FileRefusal }
