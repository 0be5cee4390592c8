import { cashShiftRows } from '../../domain/cash-shift/cash-shift-rows'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listCashShift: UseCase<'listCashShift'> = ({ database, caller, query }) => {
  const { state } = query
  const shifts = cashShiftRows(database, caller).where((eb) =>
    eb.and(state ? [eb('cash_shift.state', '=', state)] : []),
  )
  return list(database, shifts, query, {
    searchColumn: 'cash_shift.user_name',
    sort: { opened_at: ['cash_shift.opened_at'] },
    defaultSort: '-opened_at',
    id: 'cash_shift.id',
  })
}
