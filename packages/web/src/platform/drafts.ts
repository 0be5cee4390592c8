import type { UseStore } from 'idb-keyval'

export type Drafts = ReturnType<typeof createDrafts>

/**
 * What somebody is typing, kept in IndexedDB so that it outlives a reload, a 401 and a failed save.
 * Keys are `<owner>/<form>`: a draft is offered to nobody but the user who typed it.
 */
export function createDrafts(owner: () => string) {
  let store: UseStore | undefined
  const open = async () => {
    const kept = await import('idb-keyval') // it comes with the first form, not with the first page
    store ??= kept.createStore('geraham', 'drafts')
    return { ...kept, store }
  }
  const keyOf = (form: string) => `${owner()}/${form}`

  return {
    async read<Value>(form: string) {
      const key = keyOf(form)
      const kept = await open()
      return kept.get<Value>(key, kept.store)
    },
    async save(form: string, value: unknown) {
      const key = keyOf(form)
      const kept = await open()
      await kept.set(key, value, kept.store)
    },
    async discard(form: string) {
      const key = keyOf(form)
      const kept = await open()
      await kept.del(key, kept.store)
    },
    /** A user who signs out leaves nothing behind. */
    async discardAllOf(user: string) {
      const kept = await open()
      const theirs = (await kept.keys<string>(kept.store)).filter((key) => key.startsWith(`${user}/`))
      await kept.delMany(theirs, kept.store)
    },
  }
}
