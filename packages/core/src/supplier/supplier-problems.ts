import type { Schema } from '@clinic/api'
import { isPhone } from '../patient'

export type SupplierProblem = 'notPhone'

/** Returns the problems that prevent saving beyond what the contract refuses, by field. */
export const supplierProblems = ({
  phone,
}: Pick<Schema<'SupplierInput'>, 'phone'>): Partial<Record<'phone', SupplierProblem>> =>
  phone !== '' && !isPhone(phone) ? { phone: 'notPhone' } : {}
