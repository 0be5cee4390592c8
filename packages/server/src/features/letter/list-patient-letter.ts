import { letterOf, letterRows } from '../../domain/letter/letter-rows'
import { checkPatient } from '../../domain/patient/check-patient'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listPatientLetter: UseCase<'listPatientLetter'> = async ({ database, caller, path, query }) => {
  await checkPatient(database, caller, path.id)
  const { visit_id, ...page } = query
  const letters = letterRows(database, caller)
    .where('letter.patient_id', '=', path.id)
    .$if(visit_id !== undefined, (each) => each.where('letter.visit_id', '=', visit_id ?? 0))
  const { rows, ...found } = await list(database, letters, page, {
    searchColumn: 'letter.number',
    sort: { id: ['letter.id'] },
    defaultSort: '-id',
    id: 'letter.id',
  })
  return { ...found, rows: rows.map((row) => letterOf(caller, row)) }
}
