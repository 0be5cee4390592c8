import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { notesOfVisit } from './note-rows'

/** The draft that is to be signed, as the caller has read it; undefined when there is none. The visit is held by then. */
export async function draftOf(
  tx: Transaction,
  caller: Caller,
  { visit, note_version }: { visit: Schema<'Visit'>; note_version: number },
): Promise<Schema<'Note'> | undefined> {
  const draft = (await notesOfVisit(tx, caller, visit.id)).find(({ state }) => state === 'draft')
  if ((draft?.version ?? 0) === note_version) return draft
  throw new Refusal(409, 'noteMeanwhile', { fields: { note_version: 'noteMeanwhile' }, current: visit })
}
