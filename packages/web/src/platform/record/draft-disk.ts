import { createStore, del, get, keys, set } from 'idb-keyval'

const store = createStore('geraham', 'drafts')

/** Where drafts lie: IndexedDB. */
export const draftDisk = {
  get: <Row>(key: string) => get<Row>(key, store),
  set: (key: string, row: unknown) => set(key, row, store),
  del: (key: string) => del(key, store),
  keys: () => keys<string>(store),
}

export type DraftDisk = typeof draftDisk
