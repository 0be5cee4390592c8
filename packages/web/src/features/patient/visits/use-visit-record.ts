import type { Schema } from '@clinic/api'
import { jaws, procedureOutcomes } from '@clinic/core/note'
import { useDiagnosisLabel } from '../../../entities/note/use-terms'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'

/** Returns how the diagnoses and procedures of a visit read in short, one line each. */
export function useVisitRecord() {
  const texts = useTexts()['patient-record'].visits
  const { label } = useLabels()
  const diagnosisLabel = useDiagnosisLabel()

  const diagnosis = ({ code, tooth }: Schema<'VisitDiagnosis'>) =>
    joined([[code, diagnosisLabel(code)].filter(Boolean).join(' '), tooth])
  const procedure = ({ name, tooth, surfaces, jaw, quantity, outcome }: Schema<'VisitProcedure'>) =>
    joined([
      quantity > 1 ? texts.quantity({ name, quantity }) : name,
      [tooth, surfaces.join('').toUpperCase()].filter(Boolean).join(' '),
      jaw && label(jaws, jaw),
      outcome !== 'done' && label(procedureOutcomes, outcome),
    ])

  return ({ diagnoses, procedures }: Schema<'VisitRecord'>) => ({
    diagnoses: diagnoses.map(diagnosis).join('\n'),
    procedures: procedures.map(procedure).join('\n'),
  })
}

const joined = (parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(' · ')
