import { expect, it } from 'vitest'
import { valuesOf } from '../values'
import { medicineCategories } from './company-medicine.values'
import { companyMedicineProblems, isMedicine } from './company-medicine-problems'

it('knows which classes are medicines', () => {
  expect(valuesOf(medicineCategories).filter((category) => !isMedicine(category))).toEqual([
    'consumable',
    'instrument',
    'dental_material',
  ])
})

it.each([
  { category: 'prescription_only', ingredients: [], want: { ingredients: 'noIngredients' } },
  { category: 'over_the_counter', ingredients: [], want: { ingredients: 'noIngredients' } },
  { category: 'prescription_only', ingredients: ['Amoxicillin'], want: {} },
  { category: 'consumable', ingredients: [], want: {} },
] as const)('$category of $ingredients: $want', ({ want, ...medicine }) => {
  expect(companyMedicineProblems(medicine)).toEqual(want)
})
