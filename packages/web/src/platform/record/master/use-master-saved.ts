import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { notify } from '../../page/notify'
import { useTexts } from '../../texts/use-texts'
import type { Master, Stored } from './master'

/** One row, by its id. */
export const masterQuery = <Row extends Stored, Input extends object>(
  { key, calls }: Pick<Master<Row, Input>, 'key' | 'calls'>,
  id: number,
) => queryOptions({ queryKey: [key, 'one', id], queryFn: ({ signal }) => calls.read(id, signal) })

/** Returns a function that updates the cached row everywhere and reports the save. */
export function useMasterSaved<Row extends Stored, Input extends object>(master: Master<Row, Input>) {
  const queries = useQueryClient()
  const texts = useTexts().master
  return (row: Row) => {
    queries.setQueryData(masterQuery(master, row.id).queryKey, row)
    void queries.invalidateQueries({ queryKey: [master.key] })
    void notify('success', texts.saved({ name: master.nameOf(row) }))
  }
}
