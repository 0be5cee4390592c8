import { cashShiftRows } from '../../domain/cash-shift/cash-shift-rows'
import type { UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { closeCashShift } from './close-cash-shift'
import { countCashShift } from './count-cash-shift'
import { getMyCashShift } from './get-my-cash-shift'
import { listCashShift } from './list-cash-shift'
import { openCashShift } from './open-cash-shift'
import { resumeCashShift } from './resume-cash-shift'

export const cashShiftUseCases: UseCases<
  | 'listCashShift'
  | 'openCashShift'
  | 'getMyCashShift'
  | 'getCashShift'
  | 'countCashShift'
  | 'resumeCashShift'
  | 'closeCashShift'
> = {
  listCashShift,
  openCashShift,
  getMyCashShift,
  async getCashShift({ database, caller, path }) {
    const shift = await cashShiftRows(database, caller).where('cash_shift.id', '=', path.id).executeTakeFirst()
    if (!shift) throw new Refusal(404, 'notFound')
    return shift
  },
  countCashShift,
  resumeCashShift,
  closeCashShift,
}
