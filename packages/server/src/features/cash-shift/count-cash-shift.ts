import { transitionCashShift } from '../../domain/cash-shift/transition-cash-shift'
import type { UseCase } from '../../use-case/contract'

/** The count is stored before anybody is told what should be there. */
export const countCashShift: UseCase<'countCashShift'> = (call) =>
  transitionCashShift(call, {
    action: 'count',
    event: { type: 'cashShift.count' },
    async apply(tx, { id: cash_shift_id }) {
      const { company_id, clinic_id, name: counted_by } = call.caller
      const counted_at = call.now.toISOString()
      const { counted } = call.body
      await tx
        .insertInto('cash_count')
        .values({ company_id, clinic_id, cash_shift_id, counted, counted_at, counted_by })
        .execute()
      return {}
    },
  })
