import { type Schema, unwrap } from '@clinic/api'
import { patientUpdateOf } from '@clinic/core/patient'
import { useQueryClient } from '@tanstack/react-query'
import { usePlanPreview } from '../../entities/appointment/use-plan-preview'
import { patientQuery } from '../../entities/patient/patient-query'
import { useApp } from '../../platform/app/app-context'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { statusWords } from './status-words'

interface PatientStatusDialogProps {
  patient: Schema<'Patient'>
  onClose: () => void
}

/** Asks, with the consequence in words, before a patient becomes inactive or active again. */
export default function PatientStatusDialog({ patient, onClose }: PatientStatusDialogProps) {
  const { api } = useApp()
  const { patient: texts, 'patient-record': record } = useTexts()
  const queries = useQueryClient()
  const planPreview = usePlanPreview()
  const { id } = patient
  const name = { name: personName(patient) }
  const isActive = patient.status === 'active'
  const words = statusWords(patient.status, { texts, record })
  const changing = useConfirmedChange({
    send: () =>
      planPreview.before(isActive ? { inactive_patient: id } : undefined, () =>
        unwrap(
          api.PUT('/api/patient/{id}', {
            params: { path: { id } },
            body: { ...patientUpdateOf(patient), status: isActive ? 'inactive' : 'active', deceased_on: null },
          }),
        ),
      ),
    readAgain: ['patient'],
    show: (saved) => queries.setQueryData(patientQuery(api, id).queryKey, saved),
    done: words.done(name),
    onClose,
  })
  return (
    <QuestionDialog
      {...changing}
      title={words.title(name)}
      description={words.text()}
      confirm={words.open()}
      variant={isActive ? 'danger' : 'solid'}
    >
      {planPreview.question}
    </QuestionDialog>
  )
}
