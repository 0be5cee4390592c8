import type { Schema } from '@clinic/api'

interface Setting {
  /** The plain date from which the prices are to hold; of this day is what the services say. */
  day: string
  /** What was typed, by the id of the service; null where the standard price is to hold. */
  typed: Readonly<Record<string, number | null>>
}

/** What a service costs by the list: as typed, or as it is. */
export function settledPrice(
  { product_id, current }: Schema<'PriceListPrice'>,
  typed: Setting['typed'],
): number | null {
  const price = typed[product_id]
  return price === undefined ? (current?.price ?? null) : price
}

/** The prices of a list that change by what was typed, each with the one of that very day that it takes the place of. */
export const priceChanges = (
  services: readonly Schema<'PriceListPrice'>[],
  { day, typed }: Setting,
): Schema<'ServicePriceInput'>[] =>
  services
    .filter((service) => settledPrice(service, typed) !== (service.current?.price ?? null))
    .map((service) => ({
      product_id: service.product_id,
      price: settledPrice(service, typed),
      replaces: service.current?.valid_from === day ? service.current.id : null,
    }))
