import type { Schema } from '@clinic/api'

/** A visit as far as it must be complete before it is finished. */
export interface FinishFacts {
  chief_complaint: string
  diagnoses: readonly { id: number; code: string; is_primary: boolean }[]
  procedures: readonly {
    id: number
    scope: Schema<'ProductScope'>
    tooth: Schema<'Tooth'> | null
    surfaces: readonly Schema<'ToothSurface'>[]
    jaw: Schema<'Jaw'> | null
    doctor_id: number | null
    needs_consent: boolean
    has_consent: boolean
    /** False where it names a consent signed on the screen that does not allow it. */
    is_consent_valid: boolean
    /** Whether the chart shows what it leaves there, or the note says why not. */
    is_charted: boolean
  }[]
  /** Entries of an assistant that the dentist has neither accepted nor rejected. */
  dictated: readonly { id: number }[]
  /** Prescriptions that are written and not signed. */
  unsigned: readonly { id: number }[]
  /** Measurements so far out of range that the dentist must have seen them. */
  unacknowledged: readonly { sign: string }[]
  /** The day of the control that is proposed; null without one. Dates are plain. */
  control_on: string | null
  today: string
  /** The licence to practise (SIP) of who signs, today. */
  licence: Schema<'LicenceState'>
}

/** A missing entry, and the section it belongs to. */
export type FinishProblem = Schema<'FinishProblem'>
export type FinishSection = FinishProblem['section']

/** Returns the problems that prevent finishing a visit, in the order in which it is written; the bar links to each. */
export const finishProblems = (visit: FinishFacts): FinishProblem[] => [
  ...visit.unacknowledged.map(({ sign }) => problem('alertNotAcknowledged', 'vital-sign', sign)),
  ...(visit.chief_complaint.trim() === '' ? [problem('complaintMissing', 'subjective')] : []),
  ...diagnosisProblems(visit.diagnoses),
  ...visit.procedures.flatMap(procedureProblems),
  ...(visit.control_on !== null && visit.control_on < visit.today ? [problem('controlDatePast', 'plan')] : []),
  ...visit.unsigned.map(({ id }) => problem('prescriptionUnsigned', 'prescription', id)),
  ...visit.dictated.map(({ id }) => problem('dictationUnresolved', 'dictation', id)),
  ...signatureProblems(visit.licence),
]

/** Returns what prevents a dentist from signing: only with a valid licence a record is the dentist's. */
export function signatureProblems(licence: Schema<'LicenceState'>): FinishProblem[] {
  if (licence === 'none') return [problem('licenceMissing', 'signature')]
  return licence === 'expired' ? [problem('licenceExpired', 'signature')] : []
}

function problem(
  found: FinishProblem['problem'],
  section: FinishSection,
  id: FinishProblem['id'] = null,
): FinishProblem {
  return { problem: found, section, id }
}

function diagnosisProblems(diagnoses: FinishFacts['diagnoses']): FinishProblem[] {
  if (diagnoses.length === 0) return [problem('diagnosisMissing', 'assessment')]
  const codeless = diagnoses.filter(({ code }) => code === '')
  const [first, ...others] = diagnoses.filter(({ is_primary }) => is_primary)
  return [
    ...codeless.map(({ id }) => problem('diagnosisWithoutCode', 'assessment', id)),
    ...(first ? [] : [problem('primaryMissing', 'assessment')]),
    ...others.map(({ id }) => problem('primaryTwice', 'assessment', id)),
  ]
}

function procedureProblems(procedure: FinishFacts['procedures'][number]): FinishProblem[] {
  const { id, scope, tooth, surfaces, jaw, doctor_id, needs_consent, has_consent, is_consent_valid, is_charted } =
    procedure
  const found: [boolean, FinishProblem['problem']][] = [
    [(scope === 'tooth' || scope === 'surface') && tooth === null, 'toothMissing'],
    [scope === 'surface' && surfaces.length === 0, 'surfaceMissing'],
    [scope === 'jaw' && jaw === null, 'jawMissing'],
    [doctor_id === null, 'performerMissing'],
    [needs_consent && !has_consent, 'consentMissing'],
    [!is_consent_valid, 'consentInvalid'],
    [!is_charted, 'findingMissing'],
  ]
  return found.flatMap(([is, each]) => (is ? [problem(each, 'procedure', id)] : []))
}
