import { guaranteeOf } from '@clinic/core/fee-share'
import { daysOfPeriod } from '@clinic/core/time'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { workingShifts } from '../schedule/working-shifts'
import { feeRules } from './fee-books'

/** Whose money it is, and when it is asked. */
export interface Asking {
  caller: Pick<Caller, 'company_id' | 'clinic_id'>
  now: Date
}

/** What the shifts that dentists have worked in a month, until today, are guaranteed to bring them, in rupiah by dentist. */
export async function guarantees(
  database: Database | Transaction,
  { caller, now }: Asking,
  { period, doctor_id }: { period: string; doctor_id?: number },
): Promise<Map<number, number>> {
  const rules = await feeRules(database, caller)
  if (rules.every(({ guarantee }) => guarantee === null)) return new Map()
  const { first, last } = daysOfPeriod(period)
  const { today } = await clinicDay(database, caller, now)
  const [until = last] = [last, today].toSorted()
  const shifts = await workingShifts(database, caller, { from: first, until })
    .where('shift.doctor_id', 'is not', null)
    .execute()
  const sums = new Map<number, number>()
  for (const { doctor_id: worked = null, date } of shifts) {
    if (worked === null || (doctor_id !== undefined && worked !== doctor_id)) continue
    sums.set(worked, (sums.get(worked) ?? 0) + guaranteeOf(rules, { doctor_id: worked, date }))
  }
  return sums
}
