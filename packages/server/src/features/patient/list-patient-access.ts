import { checkPatient } from '../../domain/patient/check-patient'
import { mergedIds } from '../../domain/patient/merged-ids'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { readingsOf } from './readings-of'

export const listPatientAccess: UseCase<'listPatientAccess'> = async ({ database, caller, path, query }) => {
  await checkPatient(database, caller, path.id)
  const ids = await mergedIds(database, caller, path.id)
  return list(database, readingsOf(database, caller, ids), query, {
    searchColumn: 'user_name',
    sort: { at: ['at', 'group_number'] },
    defaultSort: '-at',
    id: 'position',
  })
}
