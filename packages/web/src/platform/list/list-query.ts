import { type Api, type paths, type Schema, unwrap } from '@clinic/api'
import type { ListAddress } from './use-list-address'

/** The question of a list: an operation of the contract that lists such rows, with filters and order. */
export type ListQuery<Row> = {
  [Path in keyof paths]: paths[Path] extends Lists<Row>
    ? {
        path: Path
        query: QueryOf<paths[Path]>
        /** What only the page on the screen asks besides, not a table. */
        onScreen?: Partial<QueryOf<paths[Path]>>
        /** Whether it is offered as a table too, if the contract does so. */
        isTable?: paths[Path] extends OfferedAsTable ? true : never
      }
    : never
}[keyof paths]

type QueryOf<Listed extends { get: { parameters: { query?: object } } }> = Omit<
  NonNullable<Listed['get']['parameters']['query']>,
  'search' | 'page' | 'rowPerPage'
>

interface Lists<Row> {
  get: {
    parameters: { query?: object }
    responses: { 200: { content: { 'application/json': { data: ListPage<Row> } } } }
  }
}
interface OfferedAsTable {
  get: { responses: { 200: { content: { 'text/csv': unknown } } } }
}

export interface ListPage<Row> {
  rows: Row[]
  pagination: Schema<'Pagination'>
}

/** A question, independent of the type of its rows. */
export interface AnyListQuery {
  path: string
  query: object
  onScreen?: object
  isTable?: boolean
}

/** Fetches one page of a list; the type of its rows follows from the query. */
export async function fetchPage<Row>(api: Api, { path, query, onScreen }: AnyListQuery, { address, signal }: PageOf) {
  const { search, page, rowPerPage } = address
  const asked = { ...query, ...onScreen, search, page, rowPerPage }
  // all lists are asked alike: one stands for any of them
  const request = api.GET(path as '/api/room', { params: { query: asked }, signal })
  return unwrap(request) as Promise<unknown> as Promise<ListPage<Row>>
}

interface PageOf {
  address: ListAddress
  signal: AbortSignal
}
