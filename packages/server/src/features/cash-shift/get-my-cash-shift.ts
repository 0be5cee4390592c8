import { cashShiftRows } from '../../domain/cash-shift/cash-shift-rows'
import type { UseCase } from '../../use-case/contract'

export const getMyCashShift: UseCase<'getMyCashShift'> = async ({ database, caller }) => {
  const current = await cashShiftRows(database, caller)
    .where('cash_shift.user_id', '=', caller.user_id)
    .where('cash_shift.state', '<>', 'closed')
    .executeTakeFirst()
  return { current: current ?? null }
}
