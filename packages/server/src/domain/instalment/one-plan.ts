import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { instalmentPlans, planOf } from './instalment-plans'

/** A plan of the caller's clinic as it stands today; nothing where there is none. */
export async function onePlan(
  tx: Transaction,
  { caller, now }: Pick<RequestContext, 'caller' | 'now'>,
  id: number,
): Promise<Schema<'InstalmentPlan'> | undefined> {
  const { today } = await clinicDay(tx, caller, now)
  const row = await instalmentPlans(tx, caller).where('instalment_plan.id', '=', id).executeTakeFirst()
  return row && planOf(row, today)
}
