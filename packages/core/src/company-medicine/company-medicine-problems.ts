import type { Schema } from '@clinic/api'

interface Medicine {
  category: Schema<'MedicineCategory'>
  ingredients: readonly string[]
  pack: Schema<'MedicinePack'>
  pack_size: number
}

export type CompanyMedicineProblem = 'noIngredients' | 'packOfOne' | 'sizeWithoutPack'

/** Returns the problems of an entry: without ingredients a medicine could not be compared with an allergy, without a size a pack not be counted. */
export const companyMedicineProblems = ({
  category,
  ingredients,
  pack,
  pack_size,
}: Medicine): { ingredients?: CompanyMedicineProblem; pack_size?: CompanyMedicineProblem } => ({
  ...(isMedicine(category) && ingredients.length === 0 && { ingredients: 'noIngredients' }),
  ...(pack !== 'none' && pack_size === 1 && { pack_size: 'packOfOne' }),
  ...(pack === 'none' && pack_size > 1 && { pack_size: 'sizeWithoutPack' }),
})

/** Whether it is given to a patient, and is no material or instrument. */
export const isMedicine = (category: Schema<'MedicineCategory'>): boolean => !others.has(category)

const others: ReadonlySet<Schema<'MedicineCategory'>> = new Set(['consumable', 'instrument', 'dental_material'])
