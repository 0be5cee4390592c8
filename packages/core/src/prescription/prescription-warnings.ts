import type { Schema } from '@clinic/api'
import { normaliseHeading } from '../import/heading'

export interface PrescribedMedicine {
  medicine_id: number
  name: string
  /** The active ingredients, one name each. */
  ingredients: readonly string[]
  /** Its class, as penicillin; empty for none. */
  medicine_class: string
  pregnancy: Schema<'PregnancyAdvice'>
}

/** The facts about the patient. */
export interface PatientFacts {
  /** null: never asked about. */
  allergies: readonly string[] | null
  is_pregnant: boolean
  /** The medicines they already take. */
  taking: readonly { name: string; ingredients: readonly string[] }[]
}

export interface PrescriptionWarning {
  kind: 'allergy' | 'allergyToClass' | 'allergiesNotAsked' | 'pregnancy' | 'pregnancyUnknown' | 'twice' | 'takenAlready'
  /** A hard one is signed with a reason only. */
  level: 'hard' | 'soft'
  /** The medicine that it is about; null: all of them. */
  medicine_id: number | null
  /** The ingredient or the class; empty where it is about the whole medicine. */
  substance: string
  /** The other side of the conflict: the allergy, or the other medicine. */
  with: string
}

/** Returns the warnings against a prescription for a patient, medicine by medicine. */
export const prescriptionWarnings = (
  medicines: readonly PrescribedMedicine[],
  patient: PatientFacts,
): PrescriptionWarning[] => [
  ...(patient.allergies === null && medicines.length > 0 ? [notAsked] : []),
  ...medicines.flatMap((medicine, index) => [
    ...allergyWarnings(medicine, patient.allergies ?? []),
    ...pregnancyWarnings(medicine, patient),
    ...duplicateWarnings(medicine, { before: medicines.slice(0, index), taking: patient.taking }),
  ]),
]

/** The hard warnings that no reason answers. `reasons` are by `warningKey`. */
export const unexplained = (warnings: readonly PrescriptionWarning[], reasons: Readonly<Record<string, string>>) =>
  warnings.filter((warning) => warning.level === 'hard' && (reasons[warningKey(warning)] ?? '').trim() === '')

/** The same key for the same conflict, whatever else is prescribed: a reason is given for one medicine and one conflict. */
export const warningKey = ({ kind, medicine_id, substance, with: other }: PrescriptionWarning) =>
  [kind, medicine_id ?? 'all', normaliseHeading(substance), normaliseHeading(other)].join('/')

const notAsked: PrescriptionWarning = {
  kind: 'allergiesNotAsked',
  level: 'soft',
  medicine_id: null,
  substance: '',
  with: '',
}

function allergyWarnings(
  { medicine_id, ingredients, medicine_class }: PrescribedMedicine,
  allergies: readonly string[],
): PrescriptionWarning[] {
  return allergies.flatMap((allergy): PrescriptionWarning[] => {
    const found = ingredients.filter((ingredient) => isSameSubstance(ingredient, allergy))
    const about = { level: 'hard', medicine_id, with: allergy } as const
    if (found.length > 0) return found.map((substance) => ({ kind: 'allergy', substance, ...about }))
    return isSameSubstance(medicine_class, allergy)
      ? [{ kind: 'allergyToClass', substance: medicine_class, ...about }]
      : []
  })
}

function pregnancyWarnings(
  { medicine_id, pregnancy }: PrescribedMedicine,
  { is_pregnant }: PatientFacts,
): PrescriptionWarning[] {
  if (!is_pregnant || pregnancy === 'allowed') return []
  const about = { medicine_id, substance: '', with: '' }
  if (pregnancy === 'unknown') return [{ kind: 'pregnancyUnknown', level: 'soft', ...about }]
  return [{ kind: 'pregnancy', level: pregnancy === 'avoid' ? 'hard' : 'soft', ...about }]
}

function duplicateWarnings(
  { medicine_id, ingredients }: PrescribedMedicine,
  { before, taking }: { before: readonly PrescribedMedicine[]; taking: PatientFacts['taking'] },
): PrescriptionWarning[] {
  const shared = (kind: 'twice' | 'takenAlready', others: PatientFacts['taking']) =>
    others.flatMap((other) =>
      ingredients
        .filter((ingredient) => other.ingredients.some((each) => isSameSubstance(each, ingredient)))
        .map((substance): PrescriptionWarning => {
          const level = kind === 'twice' ? 'hard' : 'soft'
          return { kind, level, medicine_id, substance, with: other.name }
        }),
    )
  return [...shared('twice', before), ...shared('takenAlready', taking)]
}

/** One name is part of the other: `amoxicillin` of `Amoxicillin trihydrate`. */
export function isSameSubstance(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  return shorter.length > 0 && shorter.every((word) => longer.includes(word))
}

const wordsOf = (name: string) => normaliseHeading(name).split(' ').filter(Boolean)
