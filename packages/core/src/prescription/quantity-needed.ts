import type { Dose } from './dose'
import type { DoseUnit } from './prescription.values'

/** Of what is measured out: millilitres of a spoon. */
const millilitres: Readonly<Partial<Record<DoseUnit, number>>> = { millilitre: 1, teaspoon: 5, tablespoon: 15 }
/** Units that are not counted: the medicine comes in a tube or a bottle. */
const uncounted: ReadonlySet<DoseUnit> = new Set<DoseUnit>(['drop', 'application', 'rinse', 'spray'])

/**
 * How much of a medicine a dose takes in all, rounded up: pieces, or millilitres of what is measured out. As needed it is the
 * most. null where no length of time is said, or nobody counts.
 */
export function quantityNeeded({ times, amount, unit, days }: Dose): number | null {
  if (days === null || (unit !== null && uncounted.has(unit))) return null
  const each = (unit !== null && millilitres[unit]) || 1
  return Math.ceil((times * days * each * amount.numerator) / amount.denominator)
}
