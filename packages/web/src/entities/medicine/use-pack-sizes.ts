import type { Schema } from '@clinic/api'
import { medicinePacks, medicineUnits } from '@clinic/core/company-medicine'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { useUnit } from './use-amount'

/** Returns what a medicine can be counted in: its unit, its pack, and what is chosen already. */
export function usePackSizes() {
  const { perPack } = useTexts()['medicine-transaction']
  const { label } = useLabels()
  const { number } = useFormat()
  const unitOf = useUnit()
  return (medicine: Schema<'CompanyMedicine'> | undefined, chosen: number) => {
    const unit = medicine ? label(medicineUnits, medicine.unit) : ''
    const pack = label(medicinePacks, medicine?.pack ?? 'pack')
    return [...new Set([1, medicine?.pack_size ?? 1, chosen])].map((size) => ({
      value: String(size),
      label: size === 1 ? unit : perPack({ pack, size: `${number(size)} ${unitOf(medicine, size)}` }),
    }))
  }
}
