import type { Sentence } from '../../use-case/sentence'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type Separator = ',' | ';' | '\t'

/** The contents of a file besides its rows. */
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

/** The messages of the thread that reads a file: pieces of its rows as JSON, then the table, or the refusal. */
export type TableMessage = { piece: string } | { table: Table; count: number } | { refusal: FileRefusal }
