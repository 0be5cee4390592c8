import { documentKindsOf } from '@clinic/core/patient-document'
import { sql } from 'kysely'
import { patientInSight } from '../../domain/patient/is-in-sight'
import { documentRows } from '../../domain/patient-document/document-rows'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listPatientDocument: UseCase<'listPatientDocument'> = async ({ database, caller, now, path, query }) => {
  await patientInSight(database, caller, { id: path.id, now })
  const { group, tooth, ...page } = query
  const kinds = documentKindsOf(caller.role, group)
  const documents = documentRows(database, caller, now)
    .where('patient_document.patient_id', '=', path.id)
    .where((eb) => eb('patient_document.kind', '=', eb.fn.any(eb.val(kinds))))
    .$if(tooth !== undefined, (each) =>
      each.where(sql<boolean>`patient_document.teeth @> ${JSON.stringify([tooth])}::jsonb`),
    )
  return list(database, documents, page, {
    searchColumn: 'patient_document.remark',
    sort: { taken_on: ['patient_document.taken_on'] },
    defaultSort: '-taken_on',
    id: 'patient_document.id',
  })
}
