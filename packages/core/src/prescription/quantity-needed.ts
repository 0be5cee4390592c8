import type { Dose } from './dose'
import type { DoseUnit } from './prescription.values'

/** The millilitres of the units that are measured out. */
const millilitres: Readonly<Partial<Record<DoseUnit, number>>> = { millilitre: 1, teaspoon: 5, tablespoon: 15 }
/** Units that are not counted: the medicine comes in a tube or a bottle. */
const uncounted: ReadonlySet<DoseUnit> = new Set<DoseUnit>(['drop', 'application', 'rinse', 'spray'])

/**
 * Returns the quantity of a medicine a dose needs in all, rounded up: pieces, or millilitres of liquids. For doses taken as
 * needed it is the maximum. null without a duration, or for units that are not counted.
 */
export function quantityNeeded({ times, amount, unit, days }: Dose): number | null {
  if (days === null || (unit !== null && uncounted.has(unit))) return null
  const each = (unit !== null && millilitres[unit]) || 1
  return Math.ceil((times * days * each * amount.numerator) / amount.denominator)
}
