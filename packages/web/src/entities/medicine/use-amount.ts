import type { Schema } from '@clinic/api'
import { medicineUnits } from '@clinic/core/company-medicine'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

/** Returns how many units there are, in words: 1,250 tablets. */
export function useAmount() {
  const { amount } = useTexts().medicine
  const { number } = useFormat()
  const { label } = useLabels()
  return (count: number, unit: Schema<'MedicineUnit'>) =>
    amount({ count: number(count), unit: label(medicineUnits, unit).toLowerCase() })
}
