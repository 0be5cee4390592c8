import type { Page } from '@playwright/test'

/** Everything IndexedDB holds, bytes as letters; nothing before the page has made its database, which to open would make an empty one. */
export const onDisk = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    if (!(await indexedDB.databases()).some(({ name }) => name === 'geraham')) return ''
    const database = await done(indexedDB.open('geraham'))
    const rows = database.transaction('drafts').objectStore('drafts')
    const [keys, values] = [await done(rows.getAllKeys()), await done(rows.getAll())]
    database.close()
    return JSON.stringify([keys, values], (_, value) =>
      value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
    )
  })
