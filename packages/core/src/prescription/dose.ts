import type { Schema } from '@clinic/api'
import type { Amount } from './amount'
import type { DoseMeal, DoseMoment, DoseNeed, DoseUnit } from './prescription.values'

/** How a medicine is to be taken, as a dentist means it with `3x1 tablet sesudah makan selama 5 hari`. */
export type Dose = Schema<'Dose'>

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
