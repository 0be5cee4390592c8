import type { Schema } from '@clinic/api'
import { quantityNeeded } from './quantity-needed'
import { readDose } from './read-dose'

/** Returns a line with another dose. Its quantity follows the dose, unless somebody has typed another one. */
export function withDose(line: Schema<'PrescriptionLine'>, dose: string): Schema<'PrescriptionLine'> {
  const follows = line.quantity === null || line.quantity === neededFor(line.dose)
  return { ...line, dose, quantity: (follows && neededFor(dose)) || line.quantity }
}

/** null for more than a line can hold, too. */
function neededFor(text: string): number | null {
  const dose = readDose(text)
  const needed = 'problem' in dose ? null : quantityNeeded(dose)
  return needed !== null && needed <= 1000 ? needed : null
}
