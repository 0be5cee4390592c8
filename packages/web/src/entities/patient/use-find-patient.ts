import { unwrap } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { useApp } from '../../platform/app/app-context'
import { phoneInSentence } from '../../platform/texts/phone-text'
import type { FoundOption } from '../../ui/field/combobox-field'

/** Finds active patients by name, phone, record number or identity number. */
export function useFindPatient() {
  const { api } = useApp()
  return async (search: string, signal: AbortSignal): Promise<FoundOption[]> => {
    const query = { search: search.slice(0, 100), status: 'active', rowPerPage: 10 } as const
    const { rows } = await unwrap(api.GET('/api/patient', { params: { query }, signal }))
    return rows.map(optionOf)
  }
}

/** A patient as a choice. */
export const optionOf = (patient: {
  id: number
  first_name: string
  last_name: string
  record_number: string
  phone: string
}): FoundOption => ({
  value: String(patient.id),
  label: displayName(patient),
  note: [patient.record_number, patient.phone && phoneInSentence(patient.phone)].filter(Boolean).join(' · '),
})
