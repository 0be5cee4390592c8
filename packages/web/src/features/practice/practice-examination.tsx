import type { Schema } from '@clinic/api'
import { dentitionAt, mouthOf } from '@clinic/core/odontogram'
import type { ExaminationDraftActor } from '@clinic/core/oral-examination'
import { lastExamined } from '@clinic/core/oral-examination'
import { ageOn } from '@clinic/core/patient'
import { useEffect, useMemo } from 'react'
import { ExaminationEditor } from '../../entities/oral-examination/examination-editor'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useNamespaces } from '../../platform/texts/use-namespace'
import { Skeleton } from '../../ui/feedback/skeleton'
import { useExaminationDraft } from './use-examination-draft'

interface PracticeExaminationProps {
  visit: Schema<'Visit'>
  odontogram: Schema<'Odontogram'>
  /** Called with the draft once it is open. */
  onOpen: (draft: ExaminationDraftActor) => void
}

/** What its dentist examines in a visit beside the teeth. */
export default function PracticeExamination({ visit, odontogram, onOpen }: PracticeExaminationProps) {
  useNamespaces(['oral-examination', 'note'])
  const { today } = useClinicDay()
  const { findings, oral_examinations, patient } = odontogram
  const draft = useExaminationDraft(visit, oral_examinations)
  useEffect(() => {
    if (draft) onOpen(draft)
  }, [draft, onOpen])
  const { now } = useMemo(() => mouthOf(findings), [findings])
  if (!draft) return <Skeleton shape="block" />
  return (
    <ExaminationEditor
      draft={draft}
      now={now}
      hasPermanentTeeth={dentitionAt(ageOn(patient.date_of_birth, today).years) !== 'primary'}
      previous={lastExamined(oral_examinations.filter(({ visit_id }) => visit_id !== visit.id)).header}
    />
  )
}
