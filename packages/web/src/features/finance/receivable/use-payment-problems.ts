import { claimStanding } from '@clinic/core/claim'
import { isDate } from '@clinic/core/patient'
import type { ClaimCard } from '../../../entities/claim/claim-query'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { type PaymentValue, partsTotal } from './payment-value'

/** Returns a function that says what is wrong with a payment before it is sent. */
export function usePaymentProblems(claims: readonly ClaimCard[]) {
  const { pay } = useTexts().claim
  const { money } = useFormat()
  const { today } = useClinicDay()
  return (value: PaymentValue): Record<string, string | undefined> => {
    const { amount, received_on, reference, parts } = value
    const sum = partsTotal(value, claims)
    return {
      amount: amount ? (amount === sum ? undefined : pay.parts({ sum: money(sum) })) : pay.amount(),
      received_on: isDate(received_on) && received_on <= today ? undefined : pay.received_on(),
      reference: reference.trim() === '' ? pay.reference() : undefined,
      ...Object.fromEntries(
        claims.flatMap((claim) => {
          const { unpaid } = claimStanding(claim)
          return (parts[claim.id] ?? 0) > unpaid ? [[`parts.${claim.id}`, pay.above({ amount: money(unpaid) })]] : []
        }),
      ),
    }
  }
}
