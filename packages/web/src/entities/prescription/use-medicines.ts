import { type Schema, unwrap } from '@clinic/api'
import { isMedicine } from '@clinic/core/company-medicine'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import type { FoundOption } from '../../ui/field/combobox-field'
import { companyMedicineQuery } from '../company-medicine/company-medicine-query'
import { useMedicineName } from '../company-medicine/use-medicine-name'
import type { PrescriptionLine } from './prescription-query'

type Medicine = Schema<'PrescribedMedicine'>

/** Returns the medicines that the lines name, by their ids, as far as they are known. */
export function useMedicines(lines: readonly PrescriptionLine[]): ReadonlyMap<number, Medicine> {
  const { api } = useApp()
  const ids = [...new Set(lines.flatMap(({ medicine_id }) => (medicine_id === null ? [] : [medicine_id])))]
  return useQueries({
    queries: ids.map((id) => companyMedicineQuery(api, id)),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.id, { ...data, medicine_id: data.id }]] : []))),
  })
}

/** Returns the search for medicines by name, generic name or ingredient; what is found is known from then on. */
export function useFindMedicine() {
  const { api } = useApp()
  const queries = useQueryClient()
  const nameOf = useMedicineName()
  return async (search: string, signal: AbortSignal): Promise<FoundOption[]> => {
    const query = { search: search.slice(0, 100), status: 'active' } as const
    const { rows } = await unwrap(api.GET('/api/company-medicine', { params: { query }, signal }))
    const medicines = rows.filter(({ category }) => isMedicine(category))
    for (const row of medicines) queries.setQueryData(companyMedicineQuery(api, row.id).queryKey, row)
    return medicines.map((row) => ({ value: String(row.id), label: nameOf(row), note: row.ingredients.join(', ') }))
  }
}
