import type { Schema } from '@clinic/api'
import { medicineUnits } from '@clinic/core/company-medicine'
import { countedLabelOf } from '@clinic/core/values'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'

/** Returns how many units there are, in words: 1,250 tablets. */
export function useAmount() {
  const { amount } = useTexts().medicine
  const { number } = useFormat()
  const unitOf = useUnit()
  return (count: number, unit: Schema<'MedicineUnit'>) =>
    amount({ count: number(count), unit: unitOf({ unit }, count) })
}

/** Returns the unit as it stands behind a number: tablet behind 1, tablets behind 298; nothing while the medicine is not known. */
export function useUnit() {
  const language = useLanguage()
  return (medicine: { unit: Schema<'MedicineUnit'> } | undefined, count: number) =>
    medicine ? countedLabelOf(medicineUnits, medicine.unit, { count, language }).toLowerCase() : ''
}
