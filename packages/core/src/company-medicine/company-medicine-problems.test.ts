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
  { category: 'consumable', ingredients: [], pack: 'box', pack_size: 100, want: {} },
  { category: 'consumable', ingredients: [], pack: 'box', pack_size: 1, want: { pack_size: 'packOfOne' } },
  { category: 'consumable', ingredients: [], pack_size: 10, want: { pack_size: 'sizeWithoutPack' } },
] as const)('$category of $ingredients, $pack of $pack_size: $want', ({ want, ...medicine }) => {
  expect(companyMedicineProblems({ pack: 'none', pack_size: 1, ...medicine })).toEqual(want)
})
