import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Prescription = Schema<'Prescription'>
export type PrescriptionLine = Schema<'PrescriptionLine'>

/** What was prescribed in a visit: the first prescription first, a draft last; and what is known of the patient. */
export const prescriptionQuery = (api: Api, visit: number) =>
  queryOptions({
    queryKey: ['prescription', visit],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/visit/{id}/prescription', { params: { path: { id: visit } }, signal })),
  })

/** The prescriptions of a visit with one that was stored since. */
export const withPrescription = <Of extends { prescriptions: Prescription[] }>(
  known: Of,
  stored: Prescription,
): Of => ({
  ...known,
  prescriptions: [...known.prescriptions.filter(({ id }) => id !== stored.id), stored].sort((a, b) => a.id - b.id),
})
