import type { Schema } from '@clinic/api'
import { allocateFirstExpiring, type StoredBatch } from '../dispensing'

type Input = Schema<'UsageInput'>['lines'][number]

/** What is wrong with a line, and how much could be taken instead. */
export interface UsageProblem {
  code: 'materialNotProposed' | 'materialTwice' | 'notEnoughMaterial'
  most: number
}

/** Returns what is wrong with quantities that are to be taken, by their place. */
export function usageProblems(
  inputs: readonly Input[],
  lines: readonly Pick<Schema<'UsageLine'>, 'medicine_id'>[],
  batches: readonly StoredBatch[],
): ReadonlyMap<number, UsageProblem> {
  const allocations = allocateFirstExpiring(batches, inputs)
  const found = inputs.map(({ medicine_id, quantity }, row): UsageProblem | null => {
    if (!lines.some((line) => line.medicine_id === medicine_id)) return { code: 'materialNotProposed', most: 0 }
    if (inputs.filter((each) => each.medicine_id === medicine_id).length > 1) return { code: 'materialTwice', most: 0 }
    const missing = allocations[row]?.missing ?? 0
    return missing > 0 ? { code: 'notEnoughMaterial', most: quantity - missing } : null
  })
  return new Map(found.flatMap((problem, row) => (problem ? [[row, problem]] : [])))
}
