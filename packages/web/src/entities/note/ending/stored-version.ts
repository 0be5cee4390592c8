import { waitFor } from 'xstate'
import type { NoteDraftActor } from '../use-note-draft'

/** The version of the draft once everything typed is stored; rejects with the reason where it cannot be. */
export async function storedVersion(draft: NoteDraftActor): Promise<number> {
  draft.send({ type: 'note.save' })
  const stored = await waitFor(draft, (snapshot) => !snapshot.matches('saving') && !snapshot.matches('edited'))
  if (!stored.hasTag('unsent')) return stored.context.version
  throw stored.context.error ?? new Error('The note is not stored')
}
