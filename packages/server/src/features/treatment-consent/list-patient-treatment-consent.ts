import { patientInSight } from '../../domain/patient/is-in-sight'
import { consentOf, consentRows } from '../../domain/treatment-consent/treatment-consent-rows'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listPatientTreatmentConsent: UseCase<'listPatientTreatmentConsent'> = async (call) => {
  const { database, caller, now, path, query } = call
  await patientInSight(database, caller, { id: path.id, now })
  const { visit_id, ...page } = query
  const consents = consentRows(database, caller)
    .where('treatment_consent.patient_id', '=', path.id)
    .$if(visit_id !== undefined, (each) => each.where('treatment_consent.visit_id', '=', visit_id ?? 0))
  const { rows, ...found } = await list(database, consents, page, {
    searchColumn: 'treatment_consent.signer_name',
    sort: { id: ['treatment_consent.id'] },
    defaultSort: '-id',
    id: 'treatment_consent.id',
  })
  return { ...found, rows: rows.map(consentOf) }
}
