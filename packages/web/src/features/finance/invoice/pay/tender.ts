import type { Schema } from '@clinic/api'
import { fromDeposit, type TenderMethod, tenderMethods } from '@clinic/core/invoice'
import { valuesOf } from '@clinic/core/values'
import { referenceOf } from '../../../../entities/invoice/reference-of'

/** A method of a payment while it is typed. */
export interface TypedTender {
  method: TenderMethod
  amount: number | null
  reference: string
}

export interface TypedPayment {
  tenders: TypedTender[]
  /** Null: exactly what is paid in cash. */
  cash_given: number | null
}

export const sumOf = ({ tenders }: TypedPayment) => tenders.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

export const cashOf = ({ tenders }: TypedPayment) => tenders.find(({ method }) => method === 'cash')?.amount ?? 0

/** What is given back of the cash; below 0 if it is too little. */
export const changeOf = (payment: TypedPayment) => (payment.cash_given ?? cashOf(payment)) - cashOf(payment)

/** What is paid from the deposits of the patient. */
export const depositOf = ({ tenders }: TypedPayment) =>
  fromDeposit(tenders.map((tender) => ({ ...tender, amount: tender.amount ?? 0 })))

/** The methods that are left for one more tender: each is taken once, a deposit where the patient has one. */
export const methodsLeft = ({ tenders }: TypedPayment, deposit: number): TenderMethod[] =>
  valuesOf(tenderMethods).filter(
    (method) => tenders.every((tender) => tender.method !== method) && (method !== 'deposit' || deposit > 0),
  )

export interface Due {
  owed: number
  /** What the patient has in deposits. */
  deposit: number
}

/** The payment with one more method, for what is not paid by the others. */
export function withAnother(payment: TypedPayment, { owed, deposit }: Due): TypedPayment {
  const [method] = methodsLeft(payment, deposit)
  const rest = owed - sumOf(payment)
  if (!method) return payment
  return { ...payment, tenders: [...payment.tenders, { method, amount: rest > 0 ? rest : null, reference: '' }] }
}

/** The sums a patient is likely to hand over: exactly, and up to the next large notes. */
export const quickAmounts = (cash: number): number[] => [
  ...new Set([cash, ...[50_000, 100_000].map((note) => Math.ceil(cash / note) * note)]),
]

/** What is sent: cash has no reference, and without cash nothing was handed over. */
export const paymentInput = (payment: TypedPayment): Schema<'PaymentInput'> => ({
  tenders: payment.tenders.map(({ method, amount, reference }) => ({
    method,
    amount: amount ?? 0,
    reference: referenceOf({ method, reference }),
  })),
  cash_given: cashOf(payment) > 0 ? (payment.cash_given ?? cashOf(payment)) : null,
})
