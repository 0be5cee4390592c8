import type { Schema } from '@clinic/api'

/** Returns how often the price of a service is charged for a procedure: once for each surface where that is how it is priced. */
export const billedQuantity = (
  { price_model }: { price_model: Schema<'PriceModel'> },
  { surfaces, quantity }: { surfaces: readonly string[]; quantity: number },
): number => (price_model === 'per_surface' ? quantity * Math.max(1, surfaces.length) : quantity)
