import {
  anaestheticAgents,
  anaestheticTechniques,
  diagnosisCertainties,
  diagnosisRanks,
  jaws,
  procedureOutcomes,
  prognoses,
  toothTestKinds,
} from '@clinic/core/note'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { NoteContent } from './note-query'
import { useServiceName, useServices } from './use-services'
import { useDiagnosisLabel } from './use-terms'

interface DescribedField {
  label: string
  value: string
}

/** Returns how a note reads, field by field; what is empty has an empty value. */
export function useNoteDescription(shown?: NoteContent) {
  const { note: texts } = useTexts()
  const { label } = useLabels()
  const { date, number } = useFormat()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const diagnosisLabel = useDiagnosisLabel()
  const services = useServices(shown?.procedures ?? [])
  const nameOf = useServiceName()
  const { fields, tests } = texts

  const diagnosis = (row: NoteContent['diagnoses'][number]) => [
    [row.code, diagnosisLabel(row.code)].filter(Boolean).join(' '),
    row.tooth,
    label(diagnosisRanks, row.rank),
    label(diagnosisCertainties, row.certainty),
    row.prognosis && `${texts.row.prognosis()}: ${label(prognoses, row.prognosis)}`,
  ]
  const anaesthesia = (given: NoteContent['procedures'][number]['anaesthesia']) =>
    given
      ? [
          label(anaestheticAgents, given.agent),
          label(anaestheticTechniques, given.technique),
          given.millilitres !== null && texts.anaesthesia.amount({ millilitres: number(given.millilitres) }),
          given.batch && texts.anaesthesia.ofBatch({ batch: given.batch }),
        ]
      : []
  const procedure = (row: NoteContent['procedures'][number]) => {
    const service = services.get(row.product_id)
    return [
      service ? nameOf(service) : texts.procedure.unknown(),
      row.icd9cm && `${texts.row.icd9cm()} ${row.icd9cm}`,
      row.tooth,
      row.surfaces.join('').toUpperCase(),
      row.jaw && label(jaws, row.jaw),
      row.quantity > 1 && `× ${row.quantity}`,
      label(procedureOutcomes, row.outcome),
      typeof row.plan_item_id === 'number' && texts.procedure.fromPlan(),
      row.consent && texts.procedure.consentBy({ witness: row.consent.witness, when: dateTime(row.consent.at) }),
      ...anaesthesia(row.anaesthesia),
      row.not_charted && texts.procedure.notChartedFor({ reason: row.not_charted }),
      row.note,
    ]
  }

  return ({ subjective, objective, diagnoses, procedures, plan, control }: NoteContent): DescribedField[] => [
    { label: fields.chief_complaint(), value: subjective.chief_complaint },
    { label: fields.history(), value: subjective.history },
    { label: fields.medical_history(), value: subjective.medical_history },
    { label: fields.habits(), value: subjective.habits },
    { label: fields.extra_oral(), value: objective.extra_oral },
    { label: fields.intra_oral(), value: objective.intra_oral },
    {
      label: fields.tests(),
      value: objective.tests
        .map(({ tooth, kind, result }) => tests.test({ tooth, kind: label(toothTestKinds, kind), result }))
        .join('\n'),
    },
    { label: fields.diagnoses(), value: diagnoses.map((row) => joined(diagnosis(row))).join('\n') },
    { label: fields.procedures(), value: procedures.map((row) => joined(procedure(row))).join('\n') },
    { label: fields.plan(), value: plan.plan },
    { label: fields.instructions(), value: plan.instructions },
    { label: fields.referral(), value: plan.referral },
    { label: fields.control(), value: control ? joined([date(control.on), control.reason]) : '' },
  ]
}

const joined = (parts: readonly (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ')
