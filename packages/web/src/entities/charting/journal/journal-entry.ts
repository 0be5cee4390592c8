import type { Schema } from '@clinic/api'
import type { Commit } from '@clinic/core/charting'

/** A commit of a chart on its way to the server. */
export interface JournalEntry {
  commit: Commit
  visit: number
  patient: Pick<Schema<'AppointmentPatient'>, 'id' | 'record_number' | 'first_name' | 'last_name'>
  /** How many rows of the chart its author knew. */
  seen: number
  /** Milliseconds since 1970 by the clock of the server. The journal is sent in this order, and no two are alike. */
  typedAt: number
  state: 'unsent' | 'refused' | 'sent'
  /** Why it was refused. */
  problem: string | null
}

export type NewEntry = Pick<JournalEntry, 'commit' | 'visit' | 'patient' | 'seen'>
