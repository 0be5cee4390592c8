import type { Schema } from '@clinic/api'
import { isPhone } from '../patient'

type PayorInput = Schema<'PayorInput'>

export type PayorProblem = 'notAfterFrom' | 'notPhone'

/** Returns the problems that prevent saving beyond what the contract refuses, by field. */
export function payorProblems({
  phone,
  contract_from,
  contract_until,
}: Pick<PayorInput, 'phone' | 'contract_from' | 'contract_until'>): Partial<Record<keyof PayorInput, PayorProblem>> {
  const isInOrder = contract_from === null || contract_until === null || contract_from < contract_until
  return {
    ...(phone !== '' && !isPhone(phone) && { phone: 'notPhone' }),
    ...(!isInOrder && { contract_until: 'notAfterFrom' }),
  }
}
