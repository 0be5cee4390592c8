import type { Owner } from './missing-of-record'
import type { StepName } from './steps'

/** Who can do something about a refusal; the system is whoever maintains the program. */
export type Fixer = Owner | 'clinic' | 'system'

/** The key of a sentence that says what is wrong. */
export type RejectionKey =
  | 'identifierSystem'
  | 'fieldRequired'
  | 'codeUnknown'
  | 'periodWrong'
  | 'timeFormat'
  | 'referenceMissing'
  | 'icd10Unknown'
  | 'icd9cmUnknown'
  | 'medicineUnknown'
  | 'allergyUnknown'
  | 'addressMissing'
  | 'licenceSystem'
  | 'duplicate'
  | 'scopeMissing'
  | 'organizationType'
  | 'bodyUnreadable'
  | 'notFound'
  | 'clientUnknown'
  | 'earlierFailed'
  | 'bundleWrong'
  | 'searchUnsupported'
  | 'patientReadOnly'
  | 'patientDoubted'
  | 'unknownRule'

export interface Rejection {
  fixer: Fixer
  /** The element of the resource, as FHIR writes it; empty where it is about the whole. */
  field: string
  key: RejectionKey
}

/** A refusal of a step of a visit; null where it is none of a visit. */
export interface Refused {
  step: StepName | null
  /** Null where the reply names none. */
  rule: number | null
  http_status: number | null
}

/** What a refusal means, and who can fix it: by its rule, or, of a patient whom the service does not accept, without one. */
export function rejectionOfReply({ step, rule, http_status }: Refused): Rejection {
  const isDoubted = rule === null && step === 'patient' && (http_status === 400 || http_status === 422)
  return isDoubted ? { fixer: 'patient', field: 'Patient.identifier', key: 'patientDoubted' } : rejectionOf(rule ?? 0)
}

/** What a rule number means, and who can fix it. Of a number that is not known here only the number is. */
export const rejectionOf = (rule: number): Rejection =>
  rejections[rule] ?? { fixer: 'system', field: '', key: 'unknownRule' }

/** The rule numbers that the body of a refusal names, each once: an OperationOutcome has them in its texts, `RuleNumber: 10117`. */
export const rulesIn = (body: string): number[] => [
  ...new Set([...body.matchAll(/RuleNumber\W{0,5}(\d{5})/gi)].map(([, number]) => Number(number))),
]

const rejections: Readonly<Partial<Record<number, Rejection>>> = {
  10003: { fixer: 'visit', field: 'Condition.code', key: 'icd10Unknown' },
  10010: { fixer: 'system', field: 'Observation.code', key: 'codeUnknown' },
  10011: { fixer: 'system', field: 'Observation.bodySite', key: 'codeUnknown' },
  10015: { fixer: 'visit', field: 'Procedure.code', key: 'icd9cmUnknown' },
  10018: { fixer: 'visit', field: 'Procedure.reasonCode', key: 'icd10Unknown' },
  10024: { fixer: 'medicine', field: 'Medication.code', key: 'medicineUnknown' },
  10078: { fixer: 'patient', field: 'AllergyIntolerance.code', key: 'allergyUnknown' },
  10117: { fixer: 'clinic', field: 'Encounter.identifier', key: 'identifierSystem' },
  10118: { fixer: 'patient', field: 'Encounter.subject', key: 'fieldRequired' },
  10119: { fixer: 'doctor', field: 'Encounter.participant.individual', key: 'fieldRequired' },
  10120: { fixer: 'room', field: 'Encounter.location.location', key: 'fieldRequired' },
  10121: { fixer: 'visit', field: 'Encounter.period', key: 'periodWrong' },
  10122: { fixer: 'system', field: 'Encounter.statusHistory', key: 'fieldRequired' },
  10123: { fixer: 'system', field: 'Encounter.period.start', key: 'fieldRequired' },
  10124: { fixer: 'clinic', field: 'Encounter.serviceProvider', key: 'fieldRequired' },
  10125: { fixer: 'patient', field: 'Condition.subject', key: 'fieldRequired' },
  10126: { fixer: 'system', field: 'Condition.encounter', key: 'referenceMissing' },
  10127: { fixer: 'patient', field: 'Procedure.subject', key: 'fieldRequired' },
  10128: { fixer: 'system', field: 'Procedure.encounter', key: 'referenceMissing' },
  10129: { fixer: 'patient', field: 'Observation.subject', key: 'fieldRequired' },
  10130: { fixer: 'system', field: 'Observation.encounter', key: 'referenceMissing' },
  10166: { fixer: 'patient', field: 'Patient.identifier', key: 'fieldRequired' },
  10167: { fixer: 'system', field: 'Patient.multipleBirthInteger', key: 'fieldRequired' },
  10168: { fixer: 'patient', field: 'Patient.name.text', key: 'fieldRequired' },
  10173: { fixer: 'visit', field: 'Encounter.period.end', key: 'periodWrong' },
  10295: { fixer: 'system', field: 'Observation.effectiveDateTime', key: 'timeFormat' },
  10333: { fixer: 'patient', field: 'Patient.address', key: 'addressMissing' },
  10374: { fixer: 'system', field: 'AllergyIntolerance.encounter', key: 'referenceMissing' },
  10375: { fixer: 'doctor', field: 'AllergyIntolerance.recorder', key: 'fieldRequired' },
  10383: { fixer: 'doctor', field: 'Observation.performer', key: 'fieldRequired' },
  10388: { fixer: 'clinic', field: 'MedicationRequest.identifier', key: 'identifierSystem' },
  10397: { fixer: 'patient', field: 'Patient.birthDate', key: 'fieldRequired' },
  10400: { fixer: 'system', field: 'Procedure.performedPeriod.start', key: 'timeFormat' },
  10413: { fixer: 'patient', field: 'Patient.gender', key: 'fieldRequired' },
  10453: { fixer: 'clinic', field: 'MedicationRequest.dispenseRequest.performer', key: 'fieldRequired' },
  10454: { fixer: 'system', field: 'MedicationRequest.encounter', key: 'referenceMissing' },
  10924: { fixer: 'doctor', field: 'PractitionerRole.identifier.system', key: 'licenceSystem' },
  20002: { fixer: 'system', field: '', key: 'duplicate' },
  20003: { fixer: 'clinic', field: '', key: 'scopeMissing' },
  20004: { fixer: 'clinic', field: '', key: 'organizationType' },
  20005: { fixer: 'system', field: '', key: 'bodyUnreadable' },
  20006: { fixer: 'system', field: '', key: 'bodyUnreadable' },
  20007: { fixer: 'system', field: '', key: 'notFound' },
  20008: { fixer: 'system', field: '', key: 'bodyUnreadable' },
  20009: { fixer: 'clinic', field: '', key: 'clientUnknown' },
  20010: { fixer: 'clinic', field: '', key: 'clientUnknown' },
  20011: { fixer: 'system', field: '', key: 'bundleWrong' },
  20012: { fixer: 'system', field: '', key: 'earlierFailed' },
  20013: { fixer: 'system', field: '', key: 'earlierFailed' },
  20014: { fixer: 'system', field: '', key: 'searchUnsupported' },
  20015: { fixer: 'patient', field: '', key: 'patientReadOnly' },
  20016: { fixer: 'patient', field: '', key: 'patientReadOnly' },
  20017: { fixer: 'system', field: '', key: 'bundleWrong' },
  20018: { fixer: 'system', field: '', key: 'bundleWrong' },
  20019: { fixer: 'system', field: '', key: 'bundleWrong' },
  20020: { fixer: 'system', field: '', key: 'bundleWrong' },
  20021: { fixer: 'system', field: '', key: 'bundleWrong' },
}
