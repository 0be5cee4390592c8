import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { packageOf, packageRows } from './package-rows'

/** A package of the caller's clinic as it stands today; nothing where there is none. */
export async function onePackage(
  tx: Transaction,
  { caller, now }: Pick<RequestContext, 'caller' | 'now'>,
  id: number,
): Promise<Schema<'PackageSold'> | undefined> {
  const { today } = await clinicDay(tx, caller, now)
  const row = await packageRows(tx, caller).where('package_sold.id', '=', id).executeTakeFirst()
  return row && packageOf(row, { today, caller })
}
