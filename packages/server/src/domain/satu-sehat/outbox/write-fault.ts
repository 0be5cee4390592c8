import { randomBytes } from 'node:crypto'
import { stateOfSteps, unwritableState } from '@clinic/core/satu-sehat'
import type { Database } from '../../../database/schema'
import { announce } from '../../../live/changes'
import type { MappingFault } from '../mapping-fault'
import { type Leased, underLease } from './lease-visit'
import { stepRows } from './step-rows'

/**
 * Gives up the step of a visit that cannot be written down and ends the lease: nothing of the visit is tried again before somebody asks
 * for it. Returns the reference under which people report it and the log has its cause.
 */
export async function writeFault(
  { database, now }: { database: Database; now: () => Date },
  leased: Leased,
  { step }: MappingFault,
): Promise<string> {
  const { company_id, clinic_id, visit_id } = leased
  const reference = randomBytes(4).toString('hex').toUpperCase()
  await underLease(database, leased, { now: now() }, async (tx) => {
    const row = (await stepRows(tx, leased)).find((each) => each.step === step)
    const state = unwritableState(row?.state ?? 'not_ready')
    const given = { state, fault: reference, next_at: null, http_status: null, rules: '[]', message: '' }
    await tx
      .insertInto('satu_sehat_step')
      .values({ company_id, clinic_id, visit_id, step, ...given })
      .onConflict((conflict) => conflict.columns(['company_id', 'clinic_id', 'visit_id', 'step']).doUpdateSet(given))
      .execute()
    const states = (await stepRows(tx, leased)).map((each) => each.state)
    await tx
      .updateTable('satu_sehat_visit')
      .set((eb) => ({
        state: stateOfSteps(states),
        reason: null,
        missing: '[]',
        lease: null,
        leased_until: null,
        version: eb('version', '+', 1),
      }))
      .where((eb) => eb.and({ company_id, clinic_id, id: visit_id }))
      .execute()
    await announce(tx, [{ company_id, clinic_id, tables: ['satu_sehat_visit'], sessions: [], users: [] }])
  })
  return reference
}
