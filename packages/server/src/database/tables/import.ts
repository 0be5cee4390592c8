import type { Schema } from '@clinic/api'
import type { Generated, JSONColumnType } from 'kysely'
import type { FilledSentence } from '../../use-case/sentence'
import type { CreatedAt } from './columns'

/** Counted by hand, so that they stay when the rows have gone. */
export interface ImportTable
  extends Omit<Schema<'Import'>, 'id' | 'sample' | 'problems' | JsonOfImport | CountedOfImport> {
  company_id: number
  clinic_id: number
  id: Generated<number>
  headings: JSONColumnType<string[]>
  columns: JSONColumnType<(string | null)[]>
  default_values: JSONColumnType<Schema<'ImportDefaultValue'>[]>
  checked_count: Generated<number>
  invalid_count: Generated<number>
  likely_duplicate_count: Generated<number>
  created_count: Generated<number>
  version: Generated<number>
  created_at: CreatedAt
  updated_at: Generated<string>
}

type JsonOfImport = 'headings' | 'columns' | 'default_values'

type CountedOfImport =
  | 'checked_count'
  | 'invalid_count'
  | 'likely_duplicate_count'
  | 'created_count'
  | 'version'
  | 'created_at'
  | 'updated_at'

export interface ImportRowTable {
  company_id: number
  clinic_id: number
  import_id: number
  line: number
  cells: JSONColumnType<string[]>
  state: Generated<'waiting' | 'valid' | 'invalid' | 'created'>
  key: string | null
  /** Field to sentence, as of a refusal. */
  problems: JSONColumnType<Record<string, FilledSentence>> | null
  /** Refused only because it is likely a patient who exists already. */
  is_likely_duplicate: Generated<boolean>
}
