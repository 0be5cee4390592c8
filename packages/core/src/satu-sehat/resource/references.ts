import type { Patient, Practitioner, Reference } from '@medplum/fhirtypes'

interface Named {
  /** The IHS number. */
  ihs: string
  name: string
}

/** What the resources of a visit refer to, by the ids that the service gave. */
export interface VisitReferences {
  organization_id: string
  patient: Named
  /** The dentist. */
  doctor: Named
  encounter_id: string
}

export const patientReference = ({ ihs, name }: Named): Reference<Patient> => ({
  reference: `Patient/${ihs}`,
  display: name,
})

export const practitionerReference = ({ ihs, name }: Named): Reference<Practitioner> => ({
  reference: `Practitioner/${ihs}`,
  display: name,
})

/** Whose a resource is, in which visit. */
export const subjectOf = ({ patient, encounter_id }: VisitReferences) => ({
  subject: patientReference(patient),
  encounter: { reference: `Encounter/${encounter_id}` },
})
