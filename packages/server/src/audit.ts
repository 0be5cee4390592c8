import type { Caller, Visitor } from './contract'
import type { Transaction } from './database/schema'

interface Tenant {
  company_id: number
  clinic_id: number
}

/** Who did it: a user, a visitor of a clinic's public page, or the server by itself. */
export type Actor = Caller | (Visitor & Tenant) | (Tenant & { role: 'system' })

/** Writes down who did what, in the transaction that does it. */
export async function recordEvent(
  tx: Transaction,
  actor: Actor,
  event: {
    /** A verb: create, update, accept, … */
    action: string
    /** The table. */
    object: string
    object_id: number | null
    before?: Record<string, unknown> | null
    after?: Record<string, unknown> | null
    reason?: string | null
    clinic_id?: number
  },
) {
  const { before, after, reason = null, clinic_id = actor.clinic_id, ...what } = event
  await tx
    .insertInto('audit_event')
    .values({
      ...what,
      company_id: actor.company_id,
      clinic_id,
      user_id: 'user_id' in actor ? actor.user_id : null,
      user_name: 'name' in actor ? actor.name : '',
      role: 'role' in actor ? actor.role : 'visitor',
      ip: 'ip' in actor ? actor.ip : '',
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      reason,
    })
    .execute()
}
