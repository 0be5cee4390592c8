import { displayName, recordKeptUntil } from '@clinic/core/patient'
import { mergedIds } from '../../../domain/patient/merged-ids'
import type { UseCase } from '../../../use-case/contract'
import { Refusal } from '../../../use-case/refusal'
import { countRows } from './count-rows'

/** What would go with a patient, and what has to stay. */
export const previewPatientErasure: UseCase<'previewPatientErasure'> = async ({ database, caller, path }) => {
  const { company_id, clinic_id } = caller
  const patient = await database
    .selectFrom('patient')
    .select(['id', 'first_name', 'last_name', 'version'])
    .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
    .executeTakeFirst()
  if (!patient) throw new Refusal(404, 'notFound')
  const ids = await mergedIds(database, caller, path.id)
  const { goes, stays, last_visit_on } = await countRows(database, caller, ids)
  return {
    patient_id: patient.id,
    name: displayName(patient),
    version: patient.version,
    goes,
    stays,
    kept_until: last_visit_on && recordKeptUntil(last_visit_on),
  }
}
