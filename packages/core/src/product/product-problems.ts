import type { Schema } from '@clinic/api'

type Product = Pick<Schema<'ProductInput'>, 'scope' | 'price_model'>

export type ProductProblem = 'noTeeth' | 'noSurfaces'

/** Returns the problems of a service: one priced by the tooth or the surface must be done on them. */
export function productProblems({ scope, price_model }: Product): { price_model?: ProductProblem } {
  if (price_model === 'per_surface' && scope !== 'surface') return { price_model: 'noSurfaces' }
  if (price_model === 'per_tooth' && scope !== 'tooth' && scope !== 'surface') return { price_model: 'noTeeth' }
  return {}
}
