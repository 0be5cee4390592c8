import type { Schema } from '@clinic/api'

export type PaketProblem = 'noItems' | 'productTwice'

/** A package holds services, each once with how often it is done. */
export function paketProblems(items: readonly Pick<Schema<'PaketItemInput'>, 'product_id'>[]): {
  items?: PaketProblem
} {
  if (items.length === 0) return { items: 'noItems' }
  const products = new Set(items.map(({ product_id }) => product_id))
  return products.size < items.length ? { items: 'productTwice' } : {}
}
