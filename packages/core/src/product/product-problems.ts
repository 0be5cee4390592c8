import type { Schema } from '@clinic/api'
import { effectsOn } from './product-effect'

type Product = Pick<Schema<'ProductInput'>, 'scope' | 'price_model' | 'odontogram_code'>

export type ProductProblem = 'noTeeth' | 'noSurfaces' | 'noEffect' | 'otherEffect'

type ProductProblems = { [Field in 'price_model' | 'odontogram_code']?: ProductProblem }

/** Returns the problems of a service: one priced by the tooth or the surface is done on them, and leaves in the chart what can be there. */
export const productProblems = (product: Product): ProductProblems => ({
  ...priceProblems(product),
  ...effectProblems(product),
})

function priceProblems({ scope, price_model }: Product): ProductProblems {
  if (price_model === 'per_surface' && scope !== 'surface') return { price_model: 'noSurfaces' }
  if (price_model === 'per_tooth' && scope !== 'tooth' && scope !== 'surface') return { price_model: 'noTeeth' }
  return {}
}

function effectProblems({ scope, odontogram_code }: Product): ProductProblems {
  if (odontogram_code === '') return {}
  const offered = effectsOn(scope)
  if (offered.some((code) => code === odontogram_code.toLowerCase())) return {}
  return { odontogram_code: offered.length === 0 ? 'noEffect' : 'otherEffect' }
}
