import type { UseCase } from '../../contract'
import { clinicDay } from '../../database/clinic-day'
import { wholeList } from '../../database/list'
import { findCandidates } from './find-candidates'
import { checkedPatient } from './patient-values'

/** Whom somebody who is entered could be: compared as they would be stored. */
export const matchPatient: UseCase<'matchPatient'> = async ({ database, caller, body, now }) => {
  const { patient_id, ...input } = body
  const { today } = await clinicDay(database, caller, now)
  return wholeList(await findCandidates(database, caller, checkedPatient(input, { today }), { except: patient_id }))
}
