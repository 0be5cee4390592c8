import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Summary = Schema<'MedicalSummary'>
export type Alert = Schema<'MedicalAlert'>

export const alertsQuery = (api: Api, patient: number) =>
  queryOptions({
    queryKey: ['medical-alert', patient],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/patient/{id}/medical-alert', { params: { path: { id: patient } }, signal })),
  })
