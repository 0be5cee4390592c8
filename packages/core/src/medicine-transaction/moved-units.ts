import type { Schema } from '@clinic/api'
import type { AdjustmentReason } from './medicine-transaction.values'

export type Line = Schema<'MedicineTransactionLine'>

/** How many units a line of a receipt brings, what is free of charge included. */
export const unitsOf = ({ quantity, bonus, pack_size }: Pick<Line, 'quantity' | 'bonus' | 'pack_size'>) =>
  (quantity + bonus) * pack_size

/** Whole rupiah that a line of a receipt costs. */
export const lineTotal = ({ quantity, price }: Pick<Line, 'quantity' | 'price'>) => quantity * price

export const transactionTotal = (lines: readonly Pick<Line, 'quantity' | 'price'>[]) =>
  lines.reduce((total, line) => total + lineTotal(line), 0)

/** Whole rupiah that one unit of a line has cost: what is free of charge makes all of them cheaper. Half a rupiah rounds up. */
export function unitCostOf(line: Pick<Line, 'quantity' | 'bonus' | 'pack_size' | 'price'>) {
  const units = unitsOf(line)
  return units <= 0 ? 0 : Math.floor((2 * lineTotal(line) + units) / (2 * units))
}

/** The change of stock by a line of an adjustment: damaged, lost and expired take out what was counted, a correction has its own sign. */
export const lineChange = (
  { quantity, pack_size }: Pick<Line, 'quantity' | 'pack_size'>,
  reason: AdjustmentReason | null,
) => (reason === 'correction' ? quantity : -quantity) * pack_size
