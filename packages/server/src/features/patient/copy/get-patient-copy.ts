import type { Schema } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { mergedIds } from '../../../domain/patient/merged-ids'
import type { UseCase } from '../../../use-case/contract'
import { Refusal } from '../../../use-case/refusal'
import { readingsOf } from '../readings-of'
import { copiedRows } from './copied-rows'
import { nameReferences } from './name-references'

/** Everything the clinic holds about one patient, to be given to them. */
export const getPatientCopy: UseCase<'getPatientCopy'> = async ({ database, caller, path, now }) => {
  const { company_id, clinic_id, name } = caller
  const patient = await database
    .selectFrom('patient')
    .select(['record_number', 'first_name', 'last_name', 'former_record_numbers'])
    .where((eb) => eb.and({ company_id, clinic_id, id: path.id }))
    .executeTakeFirst()
  if (!patient) throw new Refusal(404, 'notFound')
  const ids = await mergedIds(database, caller, path.id)
  const sections = await nameReferences(database, caller, await copiedRows(database, caller, ids))
  const access = await readingsOf(database, caller, ids).orderBy('at').execute()
  return {
    patient_id: path.id,
    record_number: patient.record_number,
    former_record_numbers: patient.former_record_numbers,
    name: displayName(patient),
    given_at: now.toISOString(),
    given_by: name,
    sections: [
      ...sections.map(({ table, rows }) => ({ name: table as Schema<'PatientCopySection'>['name'], rows })),
      { name: 'access' as const, rows: access },
    ],
  }
}
