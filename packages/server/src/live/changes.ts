import { sql } from 'kysely'
import type { Tables, Transaction } from '../database/schema'

/** The change that one transaction made in one clinic, sent to every server when it is committed. */
export interface Change {
  company_id: number
  clinic_id: number
  tables: (keyof Tables)[]
  /** The changed sessions and users: their open streams must show the token again. */
  sessions: number[]
  users: number[]
}

interface Listener {
  changed(change: Change): void
  /** From now on changes may be missed. Nothing comes after it. */
  lost(): void
}

export type Changes = ReturnType<typeof openChanges>

export const changeChannel = 'clinic_change'

/** Announces, with the commit of `tx`, the changes it made. */
export async function announce(tx: Transaction, changes: readonly Change[]) {
  for (const change of changes) await sql`select pg_notify(${changeChannel}, ${JSON.stringify(change)})`.execute(tx)
}

/** The changes made by all servers of one database: the database connection publishes them, requests listen. */
export function openChanges() {
  const listeners = new Set<Listener>()
  let isHearing = false
  return {
    /** Answers how to stop; nothing, while changes cannot be heard. */
    subscribe(listener: Listener) {
      if (!isHearing) return
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hearing() {
      isHearing = true
    },
    heard(payload: string) {
      const change: Change = JSON.parse(payload)
      for (const listener of listeners) listener.changed(change)
    },
    lost() {
      isHearing = false
      const told = [...listeners]
      listeners.clear()
      for (const listener of told) listener.lost()
    },
  }
}
