import type { Api } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import type { Option } from '../../ui/field/select-field'
import { useApp } from '../app/app-context'
import { allRows, type RowsPage } from './all-rows'
import type { ListPage } from './list-query'

interface RowOptions<Row> {
  read: (api: Api, query: RowsPage, signal: AbortSignal) => Promise<ListPage<Row>>
  optionOf: (row: Row) => Omit<Option, 'value'>
}

/** All rows of a feature as choices in a form. */
export function useRowOptions<Row extends { id: number }>(
  feature: string,
  { read, optionOf }: RowOptions<Row>,
): readonly Option[] {
  const { api } = useApp()
  const { data = [] } = useQuery({
    queryKey: [feature, 'options'],
    queryFn: ({ signal }) => allRows((query) => read(api, query, signal)),
  })
  return data.map((row) => ({ value: String(row.id), ...optionOf(row) }))
}
