import type { Amount } from './amount'
import type { DoseMeal, DoseMoment, DoseNeed, DoseUnit } from './prescription.values'

/** How a medicine is to be taken, as a dentist means it with `3x1 tablet sesudah makan selama 5 hari`. */
export interface Dose {
  /** How often a day; at most so often where it is taken as needed. */
  times: number
  /** The hours between doses, where the clock counts. */
  every_hours: number | null
  amount: Amount
  /** null: what the medicine comes in. */
  unit: DoseUnit | null
  /** Empty, or as many as `times`. */
  moments: DoseMoment[]
  meal: DoseMeal | null
  as_needed: DoseNeed | null
  days: number | null
  until_finished: boolean
}

/** The parts of a dose that one phrase of a line names. */
export interface DosePhrase {
  times?: number
  every_hours?: number
  /** null: none that can be taken, as 0 or 1/0. */
  amount?: Amount | null
  unit?: DoseUnit
  moment?: DoseMoment
  meal?: DoseMeal
  as_needed?: DoseNeed
  days?: number
  until_finished?: true
}

export type DosePart = keyof DosePhrase

export const doseParts: readonly DosePart[] = [
  'times',
  'every_hours',
  'amount',
  'unit',
  'moment',
  'meal',
  'as_needed',
  'days',
  'until_finished',
]

export type DoseProblem =
  /** `expected` is what has not been said yet and may stand there. */
  | { problem: 'notUnderstood'; at: number; text: string; expected: DosePart[] }
  | { problem: 'saidTwice'; at: number; text: string; part: DosePart }
  | { problem: 'empty' | 'timesMissing' | 'amountMissing' | 'amountImpossible' | 'timesImpossible' | 'daysImpossible' }
  | { problem: 'hoursUneven' | 'hoursDoNotMatch' | 'momentsDoNotMatch' }
