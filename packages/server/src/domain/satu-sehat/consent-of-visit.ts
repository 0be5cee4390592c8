import { type ConsentRequest, consentRequest } from '@clinic/core/satu-sehat'
import { mapping } from './mapping-fault'
import { type KnownIds, patientKey } from './step-resources'
import type { VisitRecord } from './visit-record'

/**
 * What is told of the choice of the patient about access by other facilities; null where nobody asked. The agent is the clinic: which of
 * its people asked is not kept. Throws `MappingFault`.
 */
export const consentOfVisit = (
  record: VisitRecord,
  { idOf }: Pick<KnownIds, 'idOf'>,
  { satusehat_access }: Pick<VisitRecord['patient'], 'satusehat_access'> = record.patient,
): ConsentRequest | null =>
  mapping('consent', () =>
    consentRequest({ satusehat_access }, { patient_ihs: idOf(patientKey(record)) ?? '', agent: record.clinic.name }),
  )

/** Our key of what was told last of the choice of a patient. */
export const consentKey = ({ patient }: VisitRecord) => `Consent/${patient.id}`
