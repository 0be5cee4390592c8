import type { PatientProblems } from '@clinic/core/patient'
import type { TranslationFunctions } from '../../i18n/i18n-types'

/** What keeps a patient from being saved, as a sentence for each field. */
export const patientSentences = (texts: TranslationFunctions['patient'], problems: PatientProblems) =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, texts.problems[problem]()]))
