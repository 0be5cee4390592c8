import { ApiError } from '@clinic/api'
import { describe, expect, it } from 'vitest'
import { createQueryClient, retry, retryDelayOf } from './query'

describe('the cache of queries', () => {
  it('is collected after five minutes', () => {
    expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000)
  })

  it('asks three times again, and no more', () => {
    const failed = new ApiError('down', 503)
    expect([0, 1, 2, 3].map((failures) => retry(failures, failed))).toEqual([true, true, true, false])
  })

  it.each([400, 401, 403, 404, 409, 422, 429, 499])('does not ask again after a %s', (status) => {
    expect(retry(0, new ApiError('no', status))).toBe(false)
  })

  it.each([0, 500, 502])('asks again after a %s', (status) => {
    expect(retry(0, new ApiError('gone', status))).toBe(true)
  })

  it('waits a second, doubles it, and never waits more than thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map(retryDelayOf)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  it('uses exactly these rules', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries?.retry).toBe(retry)
    expect(queries?.retryDelay).toBe(retryDelayOf)
  })
})
