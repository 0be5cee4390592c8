import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** What was dictated in the clinic, the first one first; `dictationOf` makes of each what is shown. */
export const dictationRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('dictation')
    .select(['id', 'visit_id', 'patient_id', 'key', 'entry', 'user_id', 'user_name', 'state', 'version'])
    .select(['resolved_by', 'resolved_by_name', 'resolved_at', 'resolved_reason', 'created_at', 'updated_at'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .orderBy('id')

type DictationRow = Awaited<ReturnType<ReturnType<typeof dictationRows>['executeTakeFirstOrThrow']>>

export function dictationOf({
  resolved_by: by,
  resolved_by_name: by_name,
  resolved_at: at,
  resolved_reason: reason,
  ...dictation
}: DictationRow): Schema<'Dictation'> {
  const isResolved = by !== null && by_name !== null && at !== null && reason !== null
  return { ...dictation, resolution: isResolved ? { by, by_name, at, reason } : null }
}

/** The columns that say who decided on a draft. */
export const resolvedBy = ({ user_id, name }: Caller, now: Date, reason = '') => ({
  resolved_by: user_id,
  resolved_by_name: name,
  resolved_at: now.toISOString(),
  resolved_reason: reason,
})
