import type { Schema } from '@clinic/api'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { useUnit } from './use-unit'

/** Returns how many units there are, in words: 1,250 tablets. */
export function useAmount() {
  const { amount } = useTexts().medicine
  const { number } = useFormat()
  const unitOf = useUnit()
  return (count: number, unit: Schema<'MedicineUnit'>) =>
    amount({ count: number(count), unit: unitOf({ unit }, count) })
}
