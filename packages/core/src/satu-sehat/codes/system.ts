export const snomed = 'http://snomed.info/sct'
export const loinc = 'http://loinc.org'
export const ucum = 'http://unitsofmeasure.org'
export const icd10System = 'http://hl7.org/fhir/sid/icd-10'
export const icd9cmSystem = 'http://hl7.org/fhir/sid/icd-9-cm'
export const kfa = 'http://sys-ids.kemkes.go.id/kfa'
export const clinicalTerm = 'http://terminology.kemkes.go.id/CodeSystem/clinical-term'
export const drugForm = 'http://terminology.hl7.org/CodeSystem/v3-orderableDrugForm'

/** Of persons; in lower case, although a README of one library writes `NIK`. */
export const personSystems = {
  nik: 'https://fhir.kemkes.go.id/id/nik',
  nik_mother: 'https://fhir.kemkes.go.id/id/nik-ibu',
} as const

type Identified =
  | 'organization'
  | 'location'
  | 'encounter'
  | 'condition'
  | 'observation'
  | 'procedure'
  | 'medication'
  | 'prescription'
  | 'prescription-item'
  | 'allergy'
  | 'clinicalimpression'

/** An identifier of our own: unique among those of an organization, and the same whenever the resource is sent. */
export const ownIdentifier = (
  of: Identified,
  { organization_id, value }: { organization_id: string; value: string },
) => ({
  system: `http://sys-ids.kemkes.go.id/${of}/${organization_id}`,
  value,
})
