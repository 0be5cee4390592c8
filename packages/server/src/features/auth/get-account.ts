import { accountOf } from '../../domain/account/login-account'
import type { UseCase } from '../../use-case/contract'
import { findPerson } from './person'

export const getDoctorAccount: UseCase<'getDoctorAccount'> = async ({ caller, database, now, path: { id } }) => {
  await findPerson(database, caller, { kind: 'doctor', id })
  return accountOf(database, caller, { kind: 'doctor', id, now })
}

export const getStaffAccount: UseCase<'getStaffAccount'> = async ({ caller, database, now, path: { id } }) => {
  await findPerson(database, caller, { kind: 'staff', id })
  return accountOf(database, caller, { kind: 'staff', id, now })
}
