import { ApiError } from '@clinic/api'
import { retryDelay } from '@clinic/core/retry'
import { QueryClient } from '@tanstack/react-query'

/** The cache of queries, with the specification's figures. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { gcTime: 5 * 60_000, staleTime: 5_000, retry, retryDelay: retryDelayOf },
      // offline a save fails at once: it does not wait, unseen, to be sent one day
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** Three retries, never of a 4xx: asking again does not change such an answer. */
export const retry = (failures: number, error: Error) => failures < 3 && !isRefusal(error)

export const retryDelayOf = (failures: number) => retryDelay(failures + 1, { first: 1_000, longest: 30_000 })

const isRefusal = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500
