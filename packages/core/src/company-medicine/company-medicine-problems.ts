import type { Schema } from '@clinic/api'

interface Medicine {
  category: Schema<'MedicineCategory'>
  ingredients: readonly string[]
}

export type CompanyMedicineProblem = 'noIngredients'

/** Returns the problems of an entry: without ingredients a medicine could not be compared with an allergy. */
export const companyMedicineProblems = ({
  category,
  ingredients,
}: Medicine): { ingredients?: CompanyMedicineProblem } =>
  isMedicine(category) && ingredients.length === 0 ? { ingredients: 'noIngredients' } : {}

/** Whether it is given to a patient, and is no material or instrument. */
export const isMedicine = (category: Schema<'MedicineCategory'>): boolean => !others.has(category)

const others: ReadonlySet<Schema<'MedicineCategory'>> = new Set(['consumable', 'instrument', 'dental_material'])
