import { isRefused, retryDelay } from '@clinic/core/retry'
import type { App } from '../../../platform/app/app'
import { untilOnline } from '../../../platform/app/until-online'
import { byServerClock } from '../../../platform/time/server-clock'
import type { JournalEntry, NewEntry } from './journal-entry'
import { sendCommit } from './send-commit'

interface Journal {
  /** False until this device was asked what it keeps for the user. */
  isLoaded: boolean
  entries: readonly JournalEntry[]
  /** Names of what this device keeps and cannot read. */
  damaged: readonly string[]
}

export type ChartJournal = ReturnType<typeof openJournal>

const journals = new WeakMap<App['drafts'], ChartJournal>()

/** The one journal of an app: the practice, the frame and the backup share it. */
export function chartJournal(app: App) {
  const journal = journals.get(app.drafts) ?? openJournal(app)
  journals.set(app.drafts, journal)
  return journal
}

/**
 * Keeps commits on this device, encrypted, before they are sent, and sends them in the order in which they were typed: those of
 * an earlier page first. Without a reply it tries again; the key of a commit makes sure that the server keeps it once. A refused
 * one stays until its author decides. A session that ends stops it; the next one of the same user goes on.
 */
function openJournal({ api, drafts, session }: Pick<App, 'api' | 'drafts' | 'session'>) {
  const nothing: Journal = { isLoaded: false, entries: [], damaged: [] }
  let journal = nothing
  let user = userOf(session)
  let sending: object | undefined
  const writing = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()
  const set = (part: Partial<Journal>) => {
    journal = { ...journal, ...part }
    for (const listener of listeners) listener()
  }
  session.subscribe(() => {
    if (userOf(session) === user) return
    user = userOf(session)
    sending = undefined
    set(nothing)
  })

  const keep = (entry: JournalEntry) => {
    const others = journal.entries.filter(({ commit }) => commit.key !== entry.commit.key)
    set({ entries: [...others, entry].sort((one, other) => one.typedAt - other.typedAt) })
    const written = drafts.save(nameOf(entry), entry).catch(() => {}) // without a disk it lives as long as the page
    writing.set(entry.commit.key, written)
  }
  const forget = (entry: JournalEntry) => {
    writing.delete(entry.commit.key)
    drafts.discard(nameOf(entry)).catch(() => {}) // sent once more it is still kept once
  }

  async function send() {
    if (sending) return
    const run = {}
    sending = run
    for (let attempt = 1; sending === run; ) {
      const next = journal.entries.find(({ state }) => state === 'unsent')
      if (!next) break
      await Promise.race([writing.get(next.commit.key), pause(patience)])
      try {
        await sendCommit(api, next)
        forget(next)
        attempt = 1
        if (sending === run) set({ entries: journal.entries.map((each) => (each === next ? sent(each) : each)) })
      } catch (error) {
        if (sending !== run || Object(error).status === 401) break
        if (isRefused(error)) keep({ ...next, state: 'refused', problem: Object(error).message })
        else await untilOnline(retryDelay(attempt, { first: 500, longest: 10_000 }))
        attempt = isRefused(error) ? 1 : attempt + 1
      }
    }
    if (sending === run) sending = undefined
  }

  return {
    snapshot: () => journal,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Reads what this device keeps, and sends it. */
    async load() {
      const whose = user
      const names = await drafts.forms().catch(() => [])
      const known = new Set(journal.entries.map(nameOf))
      const read: JournalEntry[] = []
      const damaged: string[] = []
      for (const name of names.filter((each) => each.startsWith(prefix) && !known.has(each))) {
        const entry = await drafts.read<JournalEntry>(name).catch((error) => (isDamaged(error) ? null : undefined))
        if (entry) read.push(entry)
        if (entry === null) damaged.push(name)
      }
      if (user !== whose) return
      const added = read.filter((entry) => journal.entries.every(({ commit }) => commit.key !== entry.commit.key))
      const entries = [...journal.entries, ...added].sort((one, other) => one.typedAt - other.typedAt)
      set({ isLoaded: true, entries, damaged })
      void send()
    },
    add(entry: NewEntry) {
      const last = journal.entries.at(-1)?.typedAt ?? 0
      keep({ ...entry, typedAt: Math.max(last + 1, byServerClock(Date.now())), state: 'unsent', problem: null })
      void send()
    },
    /** Sends what is unsent now, without waiting for the next try. */
    sendNow() {
      sending = undefined
      void send()
    },
    /** Sends a refused commit again; `seen` is what its author knows of the chart by now. */
    retry(key: string, seen?: number) {
      const entry = journal.entries.find(({ commit }) => commit.key === key)
      if (entry?.state === 'refused') keep({ ...entry, seen: seen ?? entry.seen, state: 'unsent', problem: null })
      void send()
    },
    discard(key: string) {
      const gone = journal.entries.filter(({ commit }) => commit.key === key)
      for (const entry of gone) forget(entry)
      set({ entries: journal.entries.filter((entry) => !gone.includes(entry)) })
    },
    removeDamaged() {
      for (const name of journal.damaged) drafts.discard(name).catch(() => {})
      set({ damaged: [] })
    },
  }
}

const isDamaged = (error: unknown) => error instanceof Error && error.name === 'DamagedRow'
const userOf = (session: App['session']) => session.getSnapshot().context.account?.id

const prefix = 'journal/'
const nameOf = ({ typedAt, commit }: JournalEntry) => `${prefix}${typedAt}-${commit.key}`

const sent = (entry: JournalEntry): JournalEntry => ({ ...entry, state: 'sent', problem: null })

/** How long sending waits for the disk: a broken one must not hold back what the server could have. */
const patience = 2_000
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
