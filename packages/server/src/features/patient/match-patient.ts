import { clinicDay } from '../../domain/clinic/clinic-day'
import { findCandidates } from '../../domain/patient/find-candidates'
import { normalisePatient } from '../../domain/patient/patient-values'
import type { UseCase } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'

/** Finds patients that an entered patient could be, compared as it would be stored. */
export const matchPatient: UseCase<'matchPatient'> = async ({ database, caller, body, now }) => {
  const { patient_id, ...input } = body
  const { today } = await clinicDay(database, caller, now)
  return wholeList(await findCandidates(database, caller, normalisePatient(input, { today }), { except: patient_id }))
}
