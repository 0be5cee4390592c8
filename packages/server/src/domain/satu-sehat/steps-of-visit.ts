import { type Scope, type StepName, stepsOf } from '@clinic/core/satu-sehat'
import { consentOfVisit } from './consent-of-visit'
import { type KnownIds, patientKey, stepResources } from './step-resources'
import type { VisitRecord } from './visit-record'

/** The steps in which a visit is told, or why it is not told. A step that would send nothing is none. */
export function stepsOfVisit(record: VisitRecord, known: KnownIds): Scope {
  const counted = (step: StepName) => stepResources(step, record, ownKeys(known)).length
  return stepsOf({
    state: record.visit.state,
    is_patient_known: known.idOf(patientKey(record)) !== undefined,
    is_patient_asked: consentOfVisit(record, ownKeys(known)) !== null,
    diagnoses: counted('condition'),
    observations: counted('observation'),
    procedures: counted('procedure'),
    prescribed: counted('medication_request'),
    handed_out: counted('medication_dispense'),
    allergies: counted('allergy_intolerance'),
    prognoses: counted('clinical_impression'),
  })
}

/** Our own keys in place of what the service has not numbered yet. */
export const ownKeys = ({ idOf, ...known }: KnownIds): KnownIds => ({
  ...known,
  idOf: (key) => idOf(key) ?? key.split('/')[1],
})
