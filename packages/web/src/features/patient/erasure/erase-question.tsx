import { type Schema, unwrap } from '@clinic/api'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import { useApp } from '../../../platform/app/app-context'
import { newIdempotencyKey } from '../../../platform/record/idempotency-key'
import { ReasonDialog } from '../../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { BulletList } from '../../../ui/bullet-list'

interface EraseQuestionProps {
  patient: Schema<'Patient'>
  preview: Schema<'PatientErasurePreview'>
  onClose: () => void
}

/** Asks, with all that goes and what remains, before a patient is erased; the list of patients is shown then. */
export function EraseQuestion({ patient, preview, onClose }: EraseQuestionProps) {
  const { api } = useApp()
  const texts = useTexts()['patient-erasure']
  const [, navigate] = useLocation()
  const [key] = useState(newIdempotencyKey)
  const name = { name: personName(patient) }
  const { goes, version } = preview
  const erasing = useConfirmedChange({
    send: (reason: string) =>
      unwrap(
        api.POST('/api/patient/{id}/erasure', {
          params: { path: { id: patient.id }, header: { 'Idempotency-Key': key } },
          body: { version, reason },
        }),
      ),
    readAgain: ['patient'],
    done: texts.done(name),
    onClose,
    onDone: () => navigate('/clinic/patient', { replace: true }),
  })
  return (
    <ReasonDialog
      {...erasing}
      title={texts.title(name)}
      description={texts.text()}
      confirm={texts.confirm()}
      reason={{ label: texts.reason.label(), help: texts.reason.help(), required: texts.reason.required() }}
    >
      <BulletList
        lines={[
          texts.goes.person(),
          ...kinds.filter((kind) => goes[kind] > 0).map((kind) => texts.goes[kind](goes[kind])),
        ]}
      />
      <p className={css({ color: 'muted' })}>{texts.remains({ number: patient.record_number })}</p>
    </ReasonDialog>
  )
}

const kinds = [
  'appointment',
  'waitlist_entry',
  'registration',
  'medical_alert',
  'patient_policy',
  'patient_document',
  'treatment_plan',
  'photo',
] as const satisfies readonly (keyof Schema<'ErasedCounts'>)[]
