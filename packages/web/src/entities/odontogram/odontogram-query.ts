import { type Api, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

/** The chart of teeth of a patient: all findings, in the order in which they arrived. */
export const odontogramQuery = (api: Api, patient: number) =>
  queryOptions({
    queryKey: ['odontogram', patient],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/patient/{id}/odontogram', { params: { path: { id: patient } }, signal })),
  })
