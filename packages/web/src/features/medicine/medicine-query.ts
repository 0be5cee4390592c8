import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { allRows } from '../../platform/list/all-rows'

export type Medicine = Schema<'Medicine'>
export type Batch = Schema<'MedicineBatch'>

interface Shown {
  page: number
  rowPerPage: 10 | 25 | 50 | 100
}

export const medicineQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['medicine', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/medicine/{id}', { params: { path: { id } }, signal })),
  })

/** The batches of a medicine, the first to expire first. */
export const batchesQuery = (api: Api, id: number, { all }: { all: boolean }) =>
  queryOptions({
    queryKey: ['medicine', id, 'batch', all],
    queryFn: ({ signal }) =>
      allRows((position) =>
        unwrap(api.GET('/api/medicine/{id}/batch', { params: { path: { id }, query: { all, ...position } }, signal })),
      ),
  })

/** One page of the stock card, the latest movement first. */
export const cardQuery = (api: Api, id: number, shown: Shown) =>
  queryOptions({
    queryKey: ['medicine', id, 'movement', shown],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/medicine/{id}/movement', { params: { path: { id }, query: shown }, signal })),
  })
