import { type Schema, unwrap } from '@clinic/api'
import type { PatientInput } from '@clinic/core/patient'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { useApp } from '../../../platform/app/app-context'
import { requestOf, type SentRequest } from '../../../platform/record/idempotency-key'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'

interface MergeQuestionProps {
  preview: Schema<'PatientMergePreview'>
  surviving: PatientInput
  onClose: () => void
}

/** Asks, with what cannot be undone and what can, before two patients become one. */
export default function MergeQuestion({ preview, surviving, onClose }: MergeQuestionProps) {
  const { api } = useApp()
  const texts = useTexts()['patient-merge'].question
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const sent = useRef<SentRequest | null>(null)
  const { patient, duplicate } = preview
  const names = { kept: personName(surviving), duplicate: personName(duplicate) }
  const body = {
    version: patient.version,
    duplicate_id: duplicate.id,
    duplicate_version: duplicate.version,
    patient: surviving,
  }
  const changing = useConfirmedChange({
    send: () => {
      sent.current = requestOf(body, sent.current)
      const params = { path: { id: patient.id }, header: { 'Idempotency-Key': sent.current.key } }
      return unwrap(api.POST('/api/patient/{id}/merge', { params, body }))
    },
    readAgain: ['patient'],
    done: texts.done(names),
    onClose,
    onDone: () => {
      void queries.invalidateQueries()
      navigate(`/clinic/patient/${patient.id}`)
    },
  })
  return (
    <QuestionDialog
      {...changing}
      title={texts.title(names)}
      description={texts.text({ kept: names.kept, record_number: duplicate.record_number })}
      confirm={useTexts()['patient-merge'].merge()}
    />
  )
}
