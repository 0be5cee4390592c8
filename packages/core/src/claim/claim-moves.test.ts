import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerMove, type ClaimFigures, claimStanding, paymentMove, reversingMove, settlingMove } from './index'

const claimed = 280_000
const figures = (of: Partial<ClaimFigures> = {}): ClaimFigures => ({
  claimed,
  approved: null,
  paid: 0,
  owed: claimed,
  ...of,
})

describe('the answer of a payor', () => {
  it.each([
    [claimed, '', 'claim.approve'],
    [200_000, 'Batas plafon', 'claim.approvePart'],
    [0, 'Di luar polis', 'claim.reject'],
  ])('of %d is a move', (approved, reason, type) => {
    expect(answerMove(figures(), { approved, reason })).toEqual({ event: { type }, amount: approved })
  })
  it.each([
    [claimed + 1, 'x', 0, 'aboveClaimed'],
    [100_000, 'x', 150_000, 'belowPaid'],
    [100_000, '  ', 0, 'reasonMissing'],
    [0, '', 0, 'reasonMissing'],
  ])('of %d is refused', (approved, reason, paid, problem) => {
    expect(answerMove(figures({ paid }), { approved, reason })).toEqual({ problem })
  })
})

describe('a payment of a payor', () => {
  const part = figures({ approved: 200_000 })
  it('is no more than what is approved and not paid', () => {
    expect(paymentMove(part, 200_001)).toEqual({ problem: 'aboveApproved' })
    expect(paymentMove(figures(), 1)).toEqual({ problem: 'aboveApproved' })
  })
  it('is the last one where nothing is owed then', () => {
    expect(paymentMove(part, 200_000)).toMatchObject({ event: { type: 'claim.payPart' } })
    expect(paymentMove({ ...part, owed: 200_000 }, 200_000)).toMatchObject({ event: { type: 'claim.payAll' } })
  })
})

describe('a payment that is taken back', () => {
  it.each([
    ['approved whole', claimed, 'claim.reverse'],
    ['approved in part', claimed - 1, 'claim.reversePart'],
  ])('leaves a claim that was %s so', (_, approved, type) => {
    expect(reversingMove({ claimed, approved })).toEqual({ type })
  })
  it('is owed again, and what was settled stays settled', () => {
    expect(claimStanding({ approved: 200_000, paid: 0, owed: 200_000 })).toEqual({ unpaid: 200_000, rest: 0 })
  })
})

describe('what a payor does not pay', () => {
  it.each([
    ['charge_patient', { approved: 0 }, 'claim.charge', claimed],
    ['write_off', { approved: 0 }, 'claim.writeOff', claimed],
    ['charge_patient', { approved: 200_000 }, 'claim.settlePart', 80_000],
    ['write_off', { approved: 200_000, paid: 200_000, owed: 80_000 }, 'claim.settleLast', 80_000],
    ['write_off', { approved: claimed, paid: 80_000, owed: 200_000 }, 'claim.writeOff', 200_000],
  ] as const)('is settled: %s of %o', (settling, of, type, amount) => {
    expect(settlingMove(figures(of), settling)).toEqual({ event: { type }, amount })
  })
  it('is not the debt of the patient where it was approved', () => {
    expect(settlingMove(figures({ approved: claimed }), 'charge_patient')).toEqual({ problem: 'approvedIsPayors' })
  })
})

it('what is unpaid and what is left make up what is owed once there is an answer', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, (approved, paid, owed) => {
      const { unpaid, rest } = claimStanding({ approved, paid, owed })
      expect([unpaid + rest, unpaid >= 0, rest >= 0]).toEqual([owed, true, true])
    }),
  )
})
