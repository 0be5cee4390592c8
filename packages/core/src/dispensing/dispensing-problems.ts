import type { Schema } from '@clinic/api'
import { allocateFirstExpiring, type StoredBatch } from './first-expiring'

type DispensingLine = Pick<Schema<'DispensingLine'>, 'line' | 'medicine_id' | 'prescribed' | 'handed_out'>
type Input = Schema<'DispensingInput'>['lines'][number]

/** What is wrong with a line, and how much could be handed out instead. */
export interface DispensingProblem {
  code: 'lineUnknown' | 'lineTwice' | 'moreThanPrescribed' | 'notEnoughInStock'
  most: number
}

/** What of a line of a prescription is still to be handed out. */
export const restOf = ({ prescribed, handed_out }: Pick<DispensingLine, 'prescribed' | 'handed_out'>) =>
  Math.max(0, prescribed - handed_out)

/** Returns what is wrong with quantities that are to be handed out, by their place: more than is left of a line, or than the stock has for all of them. */
export function dispensingProblems(
  inputs: readonly Input[],
  lines: readonly DispensingLine[],
  batches: readonly StoredBatch[],
): ReadonlyMap<number, DispensingProblem> {
  const lineOf = ({ line }: Input) => lines.find((each) => each.line === line)
  const wanted = inputs.map((input) => ({ medicine_id: lineOf(input)?.medicine_id ?? 0, quantity: input.quantity }))
  const allocations = allocateFirstExpiring(batches, wanted)
  const found = inputs.map((input, row): DispensingProblem | null => {
    const line = lineOf(input)
    if (!line) return { code: 'lineUnknown', most: 0 }
    if (inputs.filter((each) => each.line === input.line).length > 1) return { code: 'lineTwice', most: 0 }
    if (input.quantity > restOf(line)) return { code: 'moreThanPrescribed', most: restOf(line) }
    const missing = allocations[row]?.missing ?? 0
    return missing > 0 ? { code: 'notEnoughInStock', most: input.quantity - missing } : null
  })
  return new Map(found.flatMap((problem, row) => (problem ? [[row, problem]] : [])))
}

/** Returns the quantities that can be handed out at once: of each line the rest, as far as the stock reaches. */
export function proposedQuantities(lines: readonly DispensingLine[], batches: readonly StoredBatch[]): number[] {
  const wanted = lines.map((line) => ({ medicine_id: line.medicine_id, quantity: restOf(line) }))
  return allocateFirstExpiring(batches, wanted).map(({ missing }, row) => (wanted[row]?.quantity ?? 0) - missing)
}
