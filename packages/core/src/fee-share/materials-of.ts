import type { Schema } from '@clinic/api'
import { allocate } from '../money'

/** What a service of a visit used of a material on a day, at what the clinic paid for it. */
export type BilledMaterial = Schema<'FeeMaterial'> & {
  product_id: number
  /** A plain date. */
  day: string
}

interface Billed {
  lines: readonly { product_id: number | null; quantity: number }[]
  materials: readonly BilledMaterial[]
}

/**
 * Returns what a line bears of the materials until a day, each material once. Lines of the same service share it by how many are
 * billed, without a rest.
 */
export function materialsOf({ lines, materials }: Billed, index: number, last: string): Schema<'FeeMaterial'>[] {
  const product_id = lines[index]?.product_id ?? null
  const weights = lines.map((line) => (line.product_id === product_id ? line.quantity : 0))
  const sums = new Map<number, Schema<'FeeMaterial'>>()
  for (const material of materials) {
    if (material.product_id !== product_id || material.day > last) continue
    const { medicine_id, name } = material
    const amount = (allocate(material.amount, weights)[index] ?? 0) + (sums.get(medicine_id)?.amount ?? 0)
    sums.set(medicine_id, { medicine_id, name, amount })
  }
  return [...sums.values()].filter(({ amount }) => amount > 0)
}
