import type { Schema } from '@clinic/api'

type PayorInput = Schema<'PayorInput'>

export type PayorProblem = 'notAfterFrom'

/** What keeps it from being saved beyond what the contract refuses, field by field. */
export function payorProblems({
  contract_from,
  contract_until,
}: Pick<PayorInput, 'contract_from' | 'contract_until'>): Partial<Record<keyof PayorInput, PayorProblem>> {
  const isInOrder = contract_from === null || contract_until === null || contract_from < contract_until
  return isInOrder ? {} : { contract_until: 'notAfterFrom' }
}
