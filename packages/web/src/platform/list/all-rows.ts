import type { ListPage } from './list-query'

export interface RowsPage {
  page: number
  rowPerPage: 100
}

/** All rows of a list, one request for each hundred of them. */
export async function allRows<Row>(read: (position: RowsPage) => Promise<ListPage<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1, hasNext = true; hasNext; page++) {
    const answer = await read({ page, rowPerPage: 100 })
    rows.push(...answer.rows)
    hasNext = answer.pagination.hasNextPage
  }
  return rows
}
