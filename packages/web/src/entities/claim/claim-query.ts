import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { allRows } from '../../platform/list/all-rows'

export type Claim = Schema<'Claim'>
export type ClaimCard = Schema<'ClaimCard'>
export type PayorPayment = Schema<'PayorPayment'>

/** What each payor owes, by age. */
export const receivablesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['claim', 'receivable'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/claim/receivable', { signal }))).rows,
  })

export const claimQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['claim', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/claim/{id}', { params: { path: { id } }, signal })),
  })

export const claimBatchQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['claim', 'batch', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/claim-batch/{id}', { params: { path: { id } }, signal })),
  })

/** A payment of a payor with every claim it pays a part of. */
export const payorPaymentQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['claim', 'payment', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/payor-payment/{id}', { params: { path: { id } }, signal })),
  })

/** All claims of a payor that are in one of some states, the oldest treatment first. */
export const payorClaimsQuery = (api: Api, payor_id: number, states: readonly Schema<'ClaimState'>[]) =>
  queryOptions({
    queryKey: ['claim', 'payor', payor_id, states],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        states.map((state) =>
          allRows((position) =>
            unwrap(api.GET('/api/claim', { params: { query: { payor_id, state, sort: 'day', ...position } }, signal })),
          ),
        ),
      )
      return found.flat().toSorted((one, other) => one.id - other.id)
    },
  })

/** A payor, as its claims need it. */
export const claimPayorQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['payor', 'of-claims', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/payor/{id}', { params: { path: { id } }, signal })),
  })
