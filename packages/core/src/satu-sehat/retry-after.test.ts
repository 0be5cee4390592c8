import { describe, expect, it } from 'vitest'
import { nextMove, type Reply, waitAfter } from './retry-after'

const now = Date.parse('2026-11-20T02:00:00Z')
const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

const move = (reply: Partial<Reply>, attempt: { attempts?: number; since?: number; has_new_token?: boolean } = {}) => {
  const { attempts = 1, since = 0, has_new_token = false } = attempt
  const next = nextMove(
    { status: null, rules: [], retry_after: null, ...reply },
    { attempts, first_at: now - since, now, has_new_token },
  )
  return 'at' in next ? `${next.move} in ${(next.at - now) / seconds} s` : next.move
}

it.each([
  [1, 30],
  [2, 120],
  [3, 270],
  [4, 300],
  [100, 300],
])('after %d attempts it waits %d seconds', (attempts, want) => expect(waitAfter(attempts)).toBe(want * seconds))

describe('a reply', () => {
  it.each([
    [200, 'accept'],
    [201, 'accept'],
    [null, 'retry in 30 s'],
    [408, 'retry in 30 s'],
    [429, 'retry in 30 s'],
    [500, 'retry in 30 s'],
    [502, 'retry in 30 s'],
    [503, 'retry in 30 s'],
    [400, 'reject'],
    [403, 'reject'],
    [404, 'reject'],
    [409, 'reject'],
    [422, 'reject'],
    [301, 'reject'],
  ])('%j without a rule: %s', (status, want) => expect(move({ status })).toBe(want))

  it.each([400, 422, 500, 503])('%d that names a rule is never tried again, however long', (status) => {
    expect(move({ status, rules: [10117] })).toBe('reject')
    expect(move({ status, rules: [10117], retry_after: '60' }, { since: 25 * hours })).toBe('reject')
  })

  it.each([400, 409, 500])('%d about a duplicate is adopted', (status) => {
    expect(move({ status, rules: [20002] })).toBe('adopt')
    expect(move({ status, rules: [10117, 20002] })).toBe('adopt')
  })

  it('401 renews the token once, and then waits as for a busy service', () => {
    expect(move({ status: 401 })).toBe('renewToken')
    expect(move({ status: 401, rules: [20009] })).toBe('renewToken')
    expect(move({ status: 401 }, { has_new_token: true })).toBe('retry in 30 s')
    expect(move({ status: 401, rules: [20009] }, { has_new_token: true })).toBe('reject')
  })

  it.each([
    ['120', 'retry in 120 s'],
    ['5', 'retry in 30 s'],
    [' 90 ', 'retry in 90 s'],
    ['Fri, 20 Nov 2026 02:10:00 GMT', 'retry in 600 s'],
    ['Fri, 20 Nov 2026 01:00:00 GMT', 'retry in 30 s'],
    ['999999999', 'retry in 86400 s'],
    ['soon', 'retry in 30 s'],
    ['', 'retry in 30 s'],
    [null, 'retry in 30 s'],
  ])('that asks to wait %j: %s', (retry_after, want) => expect(move({ status: 503, retry_after })).toBe(want))

  it.each([
    [23 * hours + 59 * minutes, 'retry in 300 s'],
    [24 * hours, 'giveUp'],
  ])('that never came is given up only after a day: %d ms, %s', (since, want) => {
    expect(move({ status: null }, { attempts: 250, since })).toBe(want)
    expect(move({ status: 503, retry_after: '60' }, { attempts: 250, since })).toBe(want)
  })
})
