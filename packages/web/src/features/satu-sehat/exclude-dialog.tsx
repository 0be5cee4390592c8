import { type Schema, unwrap } from '@clinic/api'
import { outOfScopeReasons } from '@clinic/core/satu-sehat'
import { useState } from 'react'
import type { SatuSehatVisit } from '../../entities/satu-sehat/satu-sehat-query'
import { useApp } from '../../platform/app/app-context'
import { fieldErrors } from '../../platform/record/field-errors'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'
import { TextArea } from '../../ui/field/text-area'
import { useVisitSaved } from './use-visit-saved'

type Reason = Schema<'SatuSehatExcludeInput'>['reason']

const reasons = ['patient_unknown', 'other'] as const satisfies readonly Reason[]

interface ExcludeDialogProps {
  visit: SatuSehatVisit
  onClose: () => void
}

/** Says that a visit is not sent, and why; another reason needs words. */
export default function ExcludeDialog({ visit: { id, version }, onClose }: ExcludeDialogProps) {
  const { api } = useApp()
  const { exclude, fields } = useTexts()['satu-sehat']
  const { options } = useLabels()
  const [reason, setReason] = useState<Reason>()
  const [note, setNote] = useState('')
  const [wasSent, setSent] = useState(false)
  const excluding = useConfirmedChange({
    send: (chosen: Reason) =>
      unwrap(
        api.POST('/api/satu-sehat/visit/{id}/exclude', {
          params: { path: { id } },
          body: { reason: chosen, note: note.trim(), version },
        }),
      ),
    show: useVisitSaved(),
    readAgain: ['satu-sehat'],
    done: exclude.saved(),
    onClose,
  })
  const errors = fieldErrors(excluding.failure)
  const isWordless = reason === 'other' && note.trim() === ''
  return (
    <QuestionDialog
      {...excluding}
      role="dialog"
      title={exclude.title()}
      description={exclude.text()}
      confirm={exclude.save()}
      onConfirm={() => {
        setSent(true)
        if (reason && !isWordless) excluding.onConfirm(reason)
      }}
    >
      <SelectField
        name="reason"
        label={fields.reason()}
        required
        placeholder={exclude.choose()}
        options={options(outOfScopeReasons, reasons)}
        error={wasSent && !reason ? exclude.choose() : errors.reason}
        value={reason ?? ''}
        onChange={({ target }) => setReason(oneOf(reasons, target.value))}
      />
      <TextArea
        name="note"
        label={fields.note()}
        required={reason === 'other'}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        help={exclude.help()}
        error={wasSent && isWordless ? exclude.required() : errors.note}
      />
    </QuestionDialog>
  )
}
