import { randomUUID } from 'node:crypto'
import type { RoleName } from '@clinic/core/access'
import { sql } from 'kysely'
import type { Tables, Transaction } from '../database/schema'
import { openRemembered, type Written } from './remembered'

/** The change that one transaction made in one clinic or for all of a company, sent to every server when it is committed. */
export interface Change {
  company_id: number
  /** null: of rows that all clinics of the company share. */
  clinic_id: number | null
  tables: (keyof Tables)[]
  /** The changed sessions and users: their open streams must show the token again. */
  sessions: number[]
  users: number[]
}

/** What the triggers of the remembered tables send. */
interface RowsWritten extends Written {
  sessions?: undefined
}

/** A session that had not ended and its user, as they are stored. */
export interface OpenSession {
  session_id: number
  user_id: number
  company_id: number
  clinic_id: number
  role: RoleName
  name: string
  confirmed_at: string
  last_used_at: string
  expires_at: string
}

interface Tenant {
  company_id: number
  clinic_id: number
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

/** How many changes of a clinic are remembered, for a window whose stream opens after it read its data. */
const remembered = 500

/** The changes of one clinic since this server began to hear all of them. The id is unique, so that a position of another history is recognised. */
interface History {
  id: string
  count: number
  latest: Change['tables'][]
}

/** The changes made by all servers of one database: the database connection publishes them, requests listen. */
export function openChanges() {
  const listeners = new Set<Listener>()
  const histories = new Map<string, History & Tenant>()
  let isHearing = false
  const sessions = openRemembered<OpenSession>(['session', 'user'])
  const totals = { patient: openRemembered<number>(['patient']), invoice: openRemembered<number>(['invoice']) }
  const all = [sessions, totals.patient, totals.invoice]
  const wrote = (written: Written) => {
    for (const each of all) each.wrote(written)
  }
  const keyOf = ({ company_id, clinic_id }: Tenant) => `${company_id} ${clinic_id}`
  return {
    /** By the hash of the token. */
    sessions,
    /** How many rows a list has, by the table that decides it. */
    totals,
    /** Forgets what may have been changed. What this process commits is forgotten before it answers. */
    wrote,
    /** Forgets everything. */
    forget() {
      for (const each of all) each.forget()
    },
    /** Answers how to stop; nothing, while changes cannot be heard. */
    subscribe(listener: Listener) {
      if (!isHearing) return
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Returns the position of a clinic's changes: a later read sees all up to it. Undefined while changes cannot be heard. */
    position({ company_id, clinic_id }: Tenant) {
      if (!isHearing) return
      const tenant = { company_id, clinic_id }
      const key = keyOf(tenant)
      const history = histories.get(key) ?? { ...tenant, id: randomUUID(), count: 0, latest: [] }
      histories.set(key, history)
      return `${history.id}.${history.count}`
    },
    /** Returns the tables changed after a position; undefined where that is not known. */
    since(clinic: Tenant, position: string) {
      const history = histories.get(keyOf(clinic))
      const [id, count] = position.split('.')
      if (!history || history.id !== id) return
      const missed = history.count - Number(count)
      return missed >= 0 && missed <= history.latest.length
        ? history.latest.slice(history.latest.length - missed).flat()
        : undefined
    },
    hearing() {
      isHearing = true
      for (const each of all) each.hearing()
    },
    heard(payload: string) {
      const change: Change | RowsWritten = JSON.parse(payload)
      wrote(change)
      if (!change.sessions) return
      for (const history of histories.values()) {
        if (!concernsClinic(change, history)) continue
        history.count += 1
        history.latest = [...history.latest, change.tables].slice(-remembered)
      }
      for (const listener of listeners) listener.changed(change)
    },
    lost() {
      isHearing = false
      for (const each of all) each.lost()
      histories.clear()
      const told = [...listeners]
      listeners.clear()
      for (const listener of told) listener.lost()
    },
  }
}

/** Whether something of a clinic has changed. */
export const concernsClinic = (change: Change, { company_id, clinic_id }: Tenant) =>
  change.company_id === company_id && (change.clinic_id === null || change.clinic_id === clinic_id)
