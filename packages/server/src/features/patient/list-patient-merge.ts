import { checkPatient } from '../../domain/patient/check-patient'
import type { UseCase } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'
import { patientMergeRows } from './patient-merge-rows'

/** Those that stand: what was undone is in the audit. */
export const listPatientMerge: UseCase<'listPatientMerge'> = async ({ database, caller, path }) => {
  await checkPatient(database, caller, path.id)
  const merges = await patientMergeRows(database, caller)
    .where('patient_merge.survivor_id', '=', path.id)
    .where('patient_merge.state', '=', 'merged')
    .orderBy('patient_merge.id', 'desc')
    .execute()
  return wholeList(merges)
}
