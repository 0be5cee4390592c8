import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** Returns the cash that should lie in the drawer of a shift, in rupiah. */
export async function cashInDrawer(
  tx: Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  cash_shift_id: number,
): Promise<number> {
  const { cash } = await tx
    .selectFrom('ledger_entry')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('cash'))
    .where((eb) => eb.and({ company_id, clinic_id, cash_shift_id, account: 'till', method: 'cash' }))
    .executeTakeFirstOrThrow()
  return cash
}
