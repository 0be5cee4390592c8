import type { Schema } from '@clinic/api'
import { medicineForms } from '@clinic/core/company-medicine'
import { useLabels } from '../../platform/texts/use-labels'

/** Returns what a medicine is called, with its form and strength. */
export function useMedicineName() {
  const { label } = useLabels()
  return ({ name, form, strength }: Pick<Schema<'CompanyMedicine'>, 'name' | 'form' | 'strength'>) => {
    const said = form === 'none' || form === 'other' ? '' : label(medicineForms, form).toLowerCase()
    return [name, name.toLowerCase().includes(said) ? '' : said, strength].filter(Boolean).join(' ')
  }
}
