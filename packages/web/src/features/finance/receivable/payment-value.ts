import type { Schema } from '@clinic/api'
import { claimStanding } from '@clinic/core/claim'
import type { ClaimCard } from '../../../entities/claim/claim-query'

export interface PaymentValue {
  amount: number | null
  received_on: string
  reference: string
  /** What each claim gets, by its id. */
  parts: Readonly<Record<number, number | null>>
}

/** What is approved and not paid of each claim is proposed. */
export function proposedPayment(claims: readonly ClaimCard[], today: string): PaymentValue {
  const parts = Object.fromEntries(claims.map((claim) => [claim.id, claimStanding(claim).unpaid]))
  return { amount: null, received_on: today, reference: '', parts }
}

/** The claims that get something. */
export const allocationsOf = ({ parts }: PaymentValue, claims: readonly ClaimCard[]): Schema<'Allocation'>[] =>
  claims.flatMap(({ id }) => {
    const amount = parts[id] ?? 0
    return amount > 0 ? [{ claim_id: id, amount }] : []
  })

export const partsTotal = (value: PaymentValue, claims: readonly ClaimCard[]) =>
  allocationsOf(value, claims).reduce((sum, { amount }) => sum + amount, 0)
