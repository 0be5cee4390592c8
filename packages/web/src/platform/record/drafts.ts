import type { UseStore } from 'idb-keyval'
import { accessToken } from '../session/access-token'

export type Drafts = ReturnType<typeof createDrafts>

/**
 * Keeps what is typed across a reload, a failed save and a 401. Drafts are on disk (IndexedDB) only during the session; from a
 * 401 to the next login they are in the memory of the page. Keys are `<owner>/<form>`: a draft is offered only to the user who
 * typed it.
 */
export function createDrafts(owner: () => string) {
  const ofThisPage = new Map<string, unknown>()
  const rescued = new Map<string, unknown>()
  let store: UseStore | undefined
  const open = async () => {
    const kept = await import('idb-keyval') // it comes with the first form, not with the first page
    store ??= kept.createStore(database, 'drafts')
    return { ...kept, store }
  }
  const keyOf = (form: string) => `${owner()}/${form}`
  const forget = (isMeant: (key: string) => boolean) => {
    for (const memory of [ofThisPage, rescued]) for (const key of memory.keys()) if (isMeant(key)) memory.delete(key)
  }
  const wipe = async (isMeant: (key: string) => boolean) => {
    const kept = await open()
    await kept.delMany((await kept.keys<string>(kept.store)).filter(isMeant), kept.store)
  }
  accessToken.watchSignOut(() => forget(isOfStaff)) // a sign-out in another tab: that tab clears the disk

  return {
    async read<Value>(form: string) {
      const key = keyOf(form)
      const kept = await open()
      // its user is back, and so it may lie on the disk again
      if (rescued.has(key)) await kept.set(key, rescued.get(key), kept.store)
      rescued.delete(key)
      const value = await kept.get<Value>(key, kept.store)
      if (value !== undefined) ofThisPage.set(key, value)
      return value
    },
    async save(form: string, value: unknown) {
      const key = keyOf(form)
      ofThisPage.set(key, value)
      rescued.delete(key)
      const kept = await open()
      await kept.set(key, value, kept.store)
    },
    async discard(form: string) {
      const key = keyOf(form)
      forget((each) => each === key)
      const kept = await open()
      await kept.del(key, kept.store)
    },
    /** A user who signs out leaves nothing behind. */
    async discardAllOf(user: string) {
      const isTheirs = (key: string) => key.startsWith(`${user}/`)
      forget(isTheirs)
      await wipe(isTheirs)
    },
    /** The session was ended for the user: removes its drafts from the disk, and keeps in memory those typed in this page. */
    async leaveDisk() {
      for (const [key, value] of ofThisPage) if (isOfStaff(key)) rescued.set(key, value)
      const databases = await indexedDB.databases()
      if (databases.some(({ name }) => name === database)) await wipe(isOfStaff)
    },
  }
}

const database = 'geraham'
/** The other drafts are those of visitors who register. */
const isOfStaff = (key: string) => key.startsWith('user-')
