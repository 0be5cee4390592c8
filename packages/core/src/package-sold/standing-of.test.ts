import { describe, expect, it } from 'vitest'
import { packageStateOn, settlementOf } from './standing-of'

describe('a package on a day', () => {
  it.each([
    ['is active on its last day', 'active', '2026-11-20', 'active'],
    ['has expired on the next', 'active', '2026-11-21', 'expired'],
    ['stays used up', 'exhausted', '2026-11-21', 'exhausted'],
    ['stays refunded', 'refunded', '2026-11-21', 'refunded'],
  ] as const)('%s', (_, state, today, want) => {
    expect(packageStateOn({ state, valid_until: '2026-11-20' }, today)).toBe(want)
  })
})

describe('the rest of a package', () => {
  const of = { rest: 600_000, price: 1_000_000, tax: 0 }
  it.each([
    ['is given back where all was paid', { owed: 0, paid: 1_000_000 }, [600_000, 0, 600_000]],
    ['is first taken off what is owed', { owed: 500_000, paid: 500_000 }, [600_000, 0, 100_000]],
    ['gives nothing back where nothing was paid', { owed: 1_000_000, paid: 0 }, [600_000, 0, 0]],
    ['gives nothing back where only what was used was paid', { owed: 600_000, paid: 400_000 }, [600_000, 0, 0]],
    ['is never more than there was to pay', { owed: 0, paid: 599_950 }, [599_950, 0, 599_950]],
  ] as const)('%s', (_, how, [net, tax, refund]) => {
    expect(settlementOf({ ...of, ...how })).toEqual({ net, tax, refund })
  })

  it('has its part of the tax', () => {
    expect(settlementOf({ ...of, tax: 110_000, owed: 0, paid: 1_110_000 })).toEqual({
      net: 600_000,
      tax: 66_000,
      refund: 666_000,
    })
  })

  it('of a package for nothing is nothing', () => {
    expect(settlementOf({ rest: 0, price: 0, tax: 0, owed: 0, paid: 0 })).toEqual({ net: 0, tax: 0, refund: 0 })
  })
})
