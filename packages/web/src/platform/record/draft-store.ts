import type { Schema } from '@clinic/api'
import { isRefused, retryDelay } from '@clinic/core/retry'
import { untilOnline } from '../app/until-online'
import { byServerClock } from '../time/server-clock'
import type { DraftDisk } from './draft-disk'
import { importKey, isSealed, seal, unseal } from './sealed-row'

export interface DraftOwner {
  /** Whose the drafts are: `user-7`, or `visitor` while nobody is signed in. */
  owner: () => string
  /** Asks the server for the key of the signed-in user. */
  fetchKey: () => Promise<Schema<'JournalKey'>>
}

interface Place {
  disk: DraftDisk
  /** Whether this browser can encrypt. */
  canSeal: boolean
}

/**
 * The drafts of this device. Keys are `<owner>/<form>`. What is typed stands in `memory` until it is on the disk, and stays
 * there where it cannot be encrypted: nothing of the staff is written plain.
 */
export function openDraftStore({ owner, fetchKey }: DraftOwner, { disk, canSeal }: Place) {
  const memory = new Map<string, string>() // as JSON
  let vault: { whose: string; key: Promise<CryptoKey> } | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>) => {
    const done = queue.then(work)
    queue = done.catch(() => {})
    return done
  }

  function keyOf(whose: string) {
    if (vault?.whose === whose) return vault.key
    const own = { whose, key: askKey(whose) }
    vault = own
    own.key.then(
      (key) => sweep(whose, key).catch(() => {}),
      () => {
        if (vault === own) vault = undefined
      },
    )
    return own.key
  }

  async function askKey(whose: string) {
    for (let attempt = 1; ; attempt += 1) {
      if (owner() !== whose) throw new Error('The session has ended')
      try {
        const { user_id, key } = await fetchKey()
        if (`user-${user_id}` === whose) return await importKey(key)
      } catch (error) {
        if (isRefused(error)) throw error
      }
      await untilOnline(retryDelay(attempt, { first: 500, longest: 10_000 }))
    }
  }

  /** Removes what was forgotten, and encrypts or removes what an earlier version left plain. */
  async function sweep(whose: string, key: CryptoKey) {
    const now = byServerClock(Date.now())
    for (const name of (await disk.keys()).filter(isOfStaff)) {
      const row = await disk.get<unknown>(name)
      const isForgotten = isSealed(row) && now - row.at > longest && !name.includes(`/${journalPrefix}`)
      if (isForgotten || (row !== undefined && !isSealed(row) && !isOf(whose, name))) await disk.del(name)
      else if (row !== undefined && !isSealed(row))
        await disk.set(name, await seal(key, name, { text: JSON.stringify(row), at: now }))
    }
  }

  async function write(name: string, whose: string) {
    if (isOfStaff(name) && !canSeal) return
    const key = isOfStaff(name) ? await keyOf(whose) : null
    await inTurn(async () => {
      const text = memory.get(name)
      if (text === undefined) return // discarded meanwhile
      await disk.set(name, key ? await seal(key, name, { text, at: byServerClock(Date.now()) }) : JSON.parse(text))
      if (memory.get(name) === text) memory.delete(name)
    })
  }

  /** Writes what could not be written before the session ended. */
  const writeRest = (whose: string) => {
    for (const name of memory.keys()) if (isOf(whose, name)) write(name, whose).catch(() => {})
  }

  return {
    async read<Value>(form: string): Promise<Value | undefined> {
      const whose = owner()
      const name = `${whose}/${form}`
      writeRest(whose)
      const typed = memory.get(name)
      if (typed !== undefined) return JSON.parse(typed)
      if (isOfStaff(name) && !canSeal) return undefined
      // asked for in time: what is typed later can be written even if the network is lost by then
      const key = isOfStaff(name) ? keyOf(whose) : null
      key?.catch(() => {})
      const row = await inTurn(() => disk.get<Value>(name))
      return isSealed(row) && key ? JSON.parse(await unseal(await key, name, row)) : row
    },
    async save(form: string, value: unknown) {
      const whose = owner()
      memory.set(`${whose}/${form}`, JSON.stringify(value))
      await write(`${whose}/${form}`, whose)
    },
    async discard(form: string) {
      const name = `${owner()}/${form}`
      memory.delete(name)
      if (canSeal || !isOfStaff(name)) await inTurn(() => disk.del(name))
    },
    async forms() {
      const whose = owner()
      writeRest(whose)
      const kept = await inTurn(() => disk.keys()).catch(() => [])
      const names = [...kept, ...memory.keys()].filter((name) => isOf(whose, name))
      return [...new Set(names)].map((name) => name.slice(whose.length + 1)).sort()
    },
    /** Also what somebody typed whose session has ended: it can be written when they sign in again. */
    hasUnwritten: () => memory.size > 0,
    lock() {
      vault = undefined
    },
  }
}

/** Begins the names of what must not go by itself: it is removed when it is sent, or when its user decides so. */
const journalPrefix = 'journal/'

/** A draft nobody came back to for 30 days is removed. */
const longest = 30 * 24 * 3_600_000

const isOf = (whose: string, name: string) => name.startsWith(`${whose}/`)
/** The other drafts are those of visitors who register. */
const isOfStaff = (name: string) => name.startsWith('user-')
