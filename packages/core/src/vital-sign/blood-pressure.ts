import { isPossible } from './measure'

export interface BloodPressure {
  systolic: number
  diastolic: number
}

export type BloodPressureProblem = 'notPair' | 'systolicImpossible' | 'diastolicImpossible' | 'systolicNotAbove'

export type ReadBloodPressure = BloodPressure | { problem: BloodPressureProblem; meant: BloodPressure | null }

/**
 * Reads a blood pressure from one box: `120/80`, `120 80`, `120-80`, systolic first. Refuses the reverse order, and a keypad's
 * `12080`; both problems contain the probable reading.
 */
export function readBloodPressure(text: string): ReadBloodPressure {
  const [, first, second] = /^(\d{1,4}) ?[ /\\-] ?(\d{1,4})$/.exec(text.trim()) ?? []
  if (first === undefined) return { problem: 'notPair', meant: splitOf(text.trim()) }
  const [systolic, diastolic] = [Number(first), Number(second)]
  const problem = bloodPressureProblem({ systolic, diastolic })
  return problem === null ? { systolic, diastolic } : { problem, meant: meantBy({ systolic, diastolic }) }
}

/** Returns the reason why a blood pressure is impossible, or null. */
export function bloodPressureProblem({ systolic, diastolic }: BloodPressure): BloodPressureProblem | null {
  if (systolic <= diastolic) return 'systolicNotAbove'
  if (!isPossible('systolic', systolic)) return 'systolicImpossible'
  return isPossible('diastolic', diastolic) ? null : 'diastolicImpossible'
}

/** The two were swapped, or a zero was left out of both: 12/8. */
const meantBy = ({ systolic, diastolic }: BloodPressure) =>
  possible({ systolic: diastolic, diastolic: systolic }) ??
  possible({ systolic: systolic * 10, diastolic: diastolic * 10 })

/** Four to six digits of a keypad without a stroke: the first half is the systolic one. */
function splitOf(digits: string) {
  if (!/^\d{4,6}$/.test(digits)) return null
  const half = Math.ceil(digits.length / 2)
  return possible({ systolic: Number(digits.slice(0, half)), diastolic: Number(digits.slice(half)) })
}

const possible = (pressure: BloodPressure) => (bloodPressureProblem(pressure) === null ? pressure : null)
