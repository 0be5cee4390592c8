import { nextState } from '@clinic/core/lifecycle'
import { type PackageSoldEvent, packageSoldMachine } from '@clinic/core/package-sold'
import { sql } from 'kysely'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'

interface Moved {
  id: number
  event: PackageSoldEvent
  reason?: string
}

/** Moves a package, which the caller holds, by an event, and returns whether its lifecycle allows that. */
export async function movePackage(
  tx: Transaction,
  { caller, now }: RequestContext,
  { id, event, reason }: Moved,
): Promise<boolean> {
  const { company_id, clinic_id } = caller
  const stored = await tx
    .selectFrom('package_sold')
    .select(['state', 'version', 'patient_id'])
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirstOrThrow()
  const state = nextState(packageSoldMachine, stored.state, event)
  if (state === null || state === 'expired') return false
  await tx
    .updateTable('package_sold')
    .set({ state, version: stored.version + 1, updated_at: now.toISOString() })
    .set(reason === undefined ? {} : { reason })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  recordEvent(tx, caller, {
    action: actions[event.type],
    object: 'package_sold',
    object_id: id,
    before: { state: stored.state },
    after: { state },
    reason: reason ?? null,
    people: { patient: [stored.patient_id] },
  })
  return true
}

const actions: Readonly<Record<PackageSoldEvent['type'], string>> = {
  'packageSold.use': 'use',
  'packageSold.useLast': 'use',
  'packageSold.giveBack': 'give_back',
  'packageSold.expire': 'expire',
  'packageSold.extend': 'extend',
  'packageSold.refund': 'refund',
  'packageSold.void': 'void',
}

/** Returns how many sessions of a package are left, of all its services: after a lock it is what the others have left. */
export async function sessionsLeft(
  tx: Transaction,
  { company_id, clinic_id }: RequestContext['caller'],
  package_sold_id: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('package_entry')
    .select(['product_id', sql<number>`sum(sessions)::int`.as('left')])
    .where((eb) => eb.and({ company_id, clinic_id, package_sold_id }))
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, left }) => [product_id, left]))
}
