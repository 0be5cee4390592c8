import { waitFor } from 'xstate'
import type { SomeDraftActor } from '../draft/use-visit-draft'

/** The version of the draft once everything typed is stored; rejects with the reason where it cannot be. */
export async function storedVersion(draft: SomeDraftActor): Promise<number> {
  draft.send({ type: 'draft.save' })
  const stored = await waitFor(draft, (snapshot) => !snapshot.matches('saving') && !snapshot.matches('edited'))
  if (!stored.hasTag('unsent')) return stored.context.version
  throw stored.context.error ?? new Error('The draft is not stored')
}
