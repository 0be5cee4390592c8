import { isInSight } from '../../domain/patient/is-in-sight'
import { consentOf, consentRows } from '../../domain/treatment-consent/treatment-consent-rows'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const getTreatmentConsent: UseCase<'getTreatmentConsent'> = async ({ database, caller, now, path: { id } }) => {
  const row = await consentRows(database, caller)
    .where('treatment_consent.id', '=', id)
    .where(isInSight(caller, now))
    .executeTakeFirst()
  if (!row) throw new Refusal(404, 'notFound')
  return consentOf(row)
}
