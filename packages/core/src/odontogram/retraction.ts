import type { Entry, FindingRow } from './finding'
import type { Proposal } from './proposal/propose'

/** Takes back whole rows: the entry says what they were, each row of it that one was entered in error. */
export const retractionOf = (entry: Entry, rows: readonly FindingRow[]): Proposal => ({
  entry: { ...entry, mode: 'error' },
  findings: [],
  replaced: [],
  retracted: rows.map((finding) => ({ finding, surfaces: [] })),
  questions: [],
  notices: [],
})
