import type { Schema } from '@clinic/api'

export type MedicineProblem = 'belowMinimum'

/** Returns the problems of the quantities a clinic wants to have, by field. */
export const medicineProblems = ({
  minimum,
  maximum,
}: Pick<Schema<'MedicineUpdate'>, 'minimum' | 'maximum'>): Partial<Record<'maximum', MedicineProblem>> =>
  maximum !== null && maximum < minimum ? { maximum: 'belowMinimum' } : {}
