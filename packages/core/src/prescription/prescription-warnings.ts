import type { Schema } from '@clinic/api'
import { normaliseHeading } from '../import/heading'
import { isSameSubstance } from './same-substance'

/** A medicine as far as anything can speak against it. */
export type PrescribedMedicine = Pick<
  Schema<'PrescribedMedicine'>,
  'medicine_id' | 'name' | 'ingredients' | 'medicine_class' | 'pregnancy'
>

export type PatientFacts = Schema<'PatientFacts'>
export type PrescriptionWarning = Schema<'PrescriptionWarning'>

/** Returns the warnings against a prescription for a patient, medicine by medicine. */
export const prescriptionWarnings = (
  medicines: readonly PrescribedMedicine[],
  patient: PatientFacts,
): PrescriptionWarning[] =>
  eachOnce([
    ...(patient.allergies === null && medicines.length > 0 ? [notAsked] : []),
    ...medicines.flatMap((medicine, index) => [
      ...allergyWarnings(medicine, patient.allergies ?? []),
      ...pregnancyWarnings(medicine, patient),
      ...duplicateWarnings(medicine, { before: medicines.slice(0, index), taking: patient.taking }),
    ]),
  ])

/** The hard warnings that no reason answers. `reasons` are by `warningKey`. */
export const unexplained = (warnings: readonly PrescriptionWarning[], reasons: Readonly<Record<string, string>>) =>
  warnings.filter((warning) => warning.level === 'hard' && (reasons[warningKey(warning)] ?? '').trim() === '')

/** The same key for the same conflict, whatever else is prescribed: a reason is given for one medicine and one conflict. */
export const warningKey = ({ kind, medicine_id, substance, with: other }: PrescriptionWarning) =>
  [kind, medicine_id ?? 'all', normaliseHeading(substance), normaliseHeading(other)].join('/')

/** Of a medicine that is prescribed twice a conflict is told once. */
const eachOnce = (warnings: readonly PrescriptionWarning[]) => [
  ...new Map(warnings.map((warning) => [warningKey(warning), warning])).values(),
]

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
  const shared = (kind: 'twice' | 'takenAlready', others: readonly Schema<'TakenMedicine'>[]) =>
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
