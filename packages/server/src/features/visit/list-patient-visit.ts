import { checkPatient } from '../../domain/patient/check-patient'
import { visitCards } from '../../domain/visit/visit-rows'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'
import { visitRecord } from './visit-record'

export const listPatientVisit: UseCase<'listPatientVisit'> = async ({ database, caller, now, path, query }) => {
  await checkPatient(database, caller, path.id)
  const visits = visitCards(database, { caller, ofAllDentists: true })
    .select(visitRecord({ caller, now }).as('record'))
    .where('visit.patient_id', '=', path.id)
    .where('visit.state', '<>', 'entered_in_error')
  return list(database, visits, query, {
    searchColumn: 'patient.search',
    sort: { arrived_at: ['visit.arrived_at'] },
    defaultSort: '-arrived_at',
    id: 'visit.id',
  })
}
