import { unwrap } from '@clinic/api'
import { useApp } from '../../../platform/app/app-context'
import type { FoundOption } from '../../../ui/field/combobox-field'

/** Finds the laboratories that can be ordered from. */
export function useFindLaboratory() {
  const { api } = useApp()
  return async (search: string, signal: AbortSignal): Promise<FoundOption[]> => {
    const query = { search: search.slice(0, 100), status: 'active', kind: 'laboratory' } as const
    const { rows } = await unwrap(api.GET('/api/supplier', { params: { query }, signal }))
    return rows.map(({ id, name, contact_person }) => ({ value: String(id), label: name, note: contact_person }))
  }
}
