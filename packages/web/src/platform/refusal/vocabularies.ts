import { clinicVocabularies } from './vocabularies/clinic'
import { moneyVocabularies } from './vocabularies/money'
import { patientVocabularies } from './vocabularies/patient'
import { stockVocabularies } from './vocabularies/stock'
import { timeVocabularies } from './vocabularies/time'
import { treatmentVocabularies } from './vocabularies/treatment'
import type { Vocabularies } from './vocabularies/vocabulary'

/** By the beginning of a path; the longest holds. A feature whose namespace has all its `fields` needs none. */
export const vocabularies: Vocabularies = {
  ...clinicVocabularies,
  ...patientVocabularies,
  ...timeVocabularies,
  ...treatmentVocabularies,
  ...stockVocabularies,
  ...moneyVocabularies,
}
