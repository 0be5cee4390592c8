import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval'

export type Drafts = ReturnType<typeof createDrafts>

/**
 * What somebody is typing, kept in IndexedDB so that it outlives a reload, a 401 and a failed save.
 * Keys are `<owner>/<form>`: a draft is offered to nobody but the user who typed it.
 */
export function createDrafts(owner: () => string) {
  let store: UseStore | undefined
  const open = () => {
    store ??= createStore('geraham', 'drafts')
    return store
  }
  const keyOf = (form: string) => `${owner()}/${form}`

  return {
    read: <Value>(form: string) => get<Value>(keyOf(form), open()),
    save: (form: string, value: unknown) => set(keyOf(form), value, open()),
    discard: (form: string) => del(keyOf(form), open()),
    /** A user who signs out leaves nothing behind. */
    async discardAll() {
      const mine = (await keys<string>(open())).filter((key) => key.startsWith(`${owner()}/`))
      await delMany(mine, open())
    },
  }
}
