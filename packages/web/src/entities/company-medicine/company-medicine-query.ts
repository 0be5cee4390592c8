import { type Api, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

/** A medicine or material of the company by its id. */
export const companyMedicineQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['company-medicine', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/company-medicine/{id}', { params: { path: { id } }, signal })),
    staleTime: 60_000,
  })
