import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type FeeStatement = Schema<'FeeStatement'>

/** What each dentist earned in a month. */
export const feeStatementsQuery = (api: Api, period: string) =>
  queryOptions({
    queryKey: ['fee-statement', 'list', period],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/fee-statement', { params: { query: { period } }, signal }))).rows,
    enabled: period !== '',
  })

export const feeStatementQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['fee-statement', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/fee-statement/{id}', { params: { path: { id } }, signal })),
  })

/** All lines of a statement, by the day of treatment. */
export const feeStatementLinesQuery = (api: Api, statement_id: number) =>
  queryOptions({
    queryKey: ['fee-statement', 'line', statement_id],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/fee-statement/line', { params: { query: { statement_id } }, signal }))).rows,
  })

/** What the dentist who is signed in earned in a month. */
export const ownFeesQuery = (api: Api, period: string) =>
  queryOptions({
    queryKey: ['fee-statement', 'mine', period],
    queryFn: ({ signal }) => unwrap(api.GET('/api/fee-statement/mine', { params: { query: { period } }, signal })),
    enabled: period !== '',
  })
