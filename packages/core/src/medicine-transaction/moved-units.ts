import type { Schema } from '@clinic/api'
import type { TransactionReason } from './medicine-transaction.values'

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

/** Whole rupiah that a supplier owes for a line of a return: what its units cost when they came. */
export const creditOf = (
  { quantity, pack_size }: Pick<Line, 'quantity' | 'pack_size'>,
  batch: Pick<Schema<'MedicineBatch'>, 'unit_cost'> | undefined,
) => quantity * pack_size * (batch?.unit_cost ?? 0)

export const creditTotal = (
  lines: readonly Pick<Line, 'batch_id' | 'quantity' | 'pack_size'>[],
  batches: readonly Pick<Schema<'MedicineBatch'>, 'id' | 'unit_cost'>[],
) =>
  lines.reduce(
    (total, line) =>
      total +
      creditOf(
        line,
        batches.find(({ id }) => id === line.batch_id),
      ),
    0,
  )

/** The change of stock by a line of an adjustment or a return: what was counted is taken out, but a correction has its own sign. */
export const lineChange = (
  { quantity, pack_size }: Pick<Line, 'quantity' | 'pack_size'>,
  reason: TransactionReason | null,
) => (reason === 'correction' ? quantity : -quantity) * pack_size
