import type { Schema } from '@clinic/api'
import { entryOf, mouthOf, proposeInTurn } from '@clinic/core/odontogram'
import type { Transaction } from '../../database/schema'
import { unresolvedDictations } from '../../domain/dictation/unresolved-dictations'
import { acceptedProposal } from '../../domain/odontogram/accepted-proposal'
import { checkDetails } from '../../domain/odontogram/check-details'
import { findingOf, findingRows } from '../../domain/odontogram/finding-rows'
import type { Caller } from '../../use-case/contract'

interface Typed {
  visit: { id: number; patient_id: number }
  entry: Schema<'DictatedEntry'>
  /** The draft that is changed: only those before it are there when it is accepted. */
  before?: number
}

/** Refuses what the chart would not take after the drafts before it, and returns the entry as it is kept. */
export async function judgeDraft(
  tx: Transaction,
  caller: Caller,
  { visit, entry, before = Number.POSITIVE_INFINITY }: Typed,
): Promise<Schema<'DictatedEntry'>> {
  checkDetails(entry)
  const rows = await findingRows(tx, caller).where('patient_id', '=', visit.patient_id).execute()
  const drafts = (await unresolvedDictations(tx, caller, visit.id)).filter(({ id }) => id < before)
  const entries = [...drafts.map((draft) => draft.entry), entry].map(entryOf)
  const own = proposeInTurn(entries, mouthOf(rows.map(findingOf))).at(-1)
  if (own) acceptedProposal(own)
  const { mode, teeth, items, cause, is_uncertain, note, reason } = entry
  return { mode, teeth, items, cause, is_uncertain, note: note.trim(), reason: reason === null ? null : reason.trim() }
}
