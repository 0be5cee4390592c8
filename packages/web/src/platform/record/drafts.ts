import type { DraftOwner, openDraftStore } from './draft-store'

export type Drafts = ReturnType<typeof createDrafts>

/**
 * Keeps what is typed across a reload, a failed save, a 401 and a sign-out, each draft for the user who typed it. On the disk
 * those of the staff are encrypted by a key that the server hands out to that user only. It comes with the first form, not with
 * the first page.
 */
export function createDrafts(of: DraftOwner) {
  let store: ReturnType<typeof openDraftStore> | undefined
  const early = new Set<string>() // forms that were saved before the store was here
  const open = async () => {
    if (store) return store
    const [{ openDraftStore }, { draftDisk }] = await Promise.all([import('./draft-store'), import('./draft-disk')])
    store ??= openDraftStore(of, { disk: draftDisk, canSeal: isLasting })
    return store
  }
  return {
    /** False where the browser has no `crypto.subtle`: then nothing of the staff is written, and lives as long as the page. */
    isLasting,
    /** Throws where the disk or the row cannot be read. */
    read: async <Value>(form: string) => (await open()).read<Value>(form),
    /** Resolves when it is on the disk, or at once where it stays in memory. */
    async save(form: string, value: unknown) {
      // at once: the page may be left before a promise is kept
      if (store) return store.save(form, value)
      early.add(form)
      const whose = of.owner()
      const late = await open()
      if (of.owner() !== whose) throw new Error('The session has ended')
      early.delete(form)
      await late.save(form, value)
    },
    async discard(form: string) {
      early.delete(form)
      await (await open()).discard(form)
    },
    /** The names of what is kept for the user. */
    forms: async () => (await open()).forms(),
    /** Whether something would be lost with this page. */
    hasUnwritten: () => early.size > 0 || (store?.hasUnwritten() ?? false),
    /** The session has ended: without a new sign-in nothing on the disk can be read. */
    lock: () => store?.lock(),
  }
}

const isLasting = typeof crypto === 'object' && 'subtle' in crypto && Boolean(crypto.subtle)
