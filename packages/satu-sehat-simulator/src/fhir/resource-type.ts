/** The types a clinic may post and change. */
export const writableTypes = [
  'AllergyIntolerance',
  'CarePlan',
  'ClinicalImpression',
  'Composition',
  'Condition',
  'DiagnosticReport',
  'Encounter',
  'EpisodeOfCare',
  'ImagingStudy',
  'Location',
  'Media',
  'Medication',
  'MedicationDispense',
  'MedicationRequest',
  'MedicationStatement',
  'Observation',
  'Organization',
  'Patient',
  'PractitionerRole',
  'Procedure',
  'QuestionnaireResponse',
  'ServiceRequest',
  'Specimen',
] as const

/** Practitioners are found, not posted: the ministry registers them. */
const readableTypes: readonly string[] = [...writableTypes, 'Practitioner']

export const isReadable = (type: string) => readableTypes.includes(type)
export const isWritable = (type: string) => writableTypes.some((each) => each === type)
