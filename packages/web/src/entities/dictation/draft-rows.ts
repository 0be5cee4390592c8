import { rowsOfDrafts } from '@clinic/core/charting'
import type { FindingRow } from '@clinic/core/odontogram'
import { type Dictation, dictatedOf } from './dictation-query'

/** A chart with some drafts on it, as whoever types the next one means it. */
export function withDrafts(rows: readonly FindingRow[], drafts: readonly Dictation[]): FindingRow[] {
  const [first] = drafts
  if (!first) return [...rows]
  const author = { visit: String(first.visit_id), by: String(first.user_id), dictated_by: null }
  return [...rows, ...rowsOfDrafts(drafts.map(dictatedOf), { rows, author, at: first.created_at })]
}
