import { type Schema, unwrap } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { valuesOf } from '@clinic/core/values'
import { visitSettlements } from '@clinic/core/visit'
import { useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { fieldErrors } from '../../platform/record/field-errors'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Banner } from '../../ui/feedback/banner'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { TextArea } from '../../ui/field/text-area'

interface CheckOutDialogProps {
  visit: Schema<'VisitCard'>
  onClose: () => void
}

/** A patient goes home after treatment: why the clinic sends no bill, with the reason. The control that is proposed is shown. */
export default function CheckOutDialog({ visit: { id, version, patient, control }, onClose }: CheckOutDialogProps) {
  const { api } = useApp()
  const { checkOut, fields } = useTexts().visit
  const { options } = useLabels()
  const { date } = useFormat()
  const [settlement, setSettlement] = useState<Schema<'VisitSettlement'>>('billed_outside')
  const [reason, setReason] = useState('')
  const [wasSent, setSent] = useState(false)
  const name = displayName(patient)
  const isMissing = reason.trim() === ''
  const leaving = useConfirmedChange({
    send: () =>
      unwrap(
        api.POST('/api/visit/{id}/check-out', {
          params: { path: { id } },
          body: { settlement, reason: reason.trim(), version },
        }),
      ),
    readAgain: ['visit'],
    done: checkOut.saved({ name }),
    onClose,
  })
  return (
    <QuestionDialog
      {...leaving}
      role="dialog"
      variant="solid"
      title={checkOut.title({ name })}
      description={checkOut.text()}
      confirm={checkOut.save()}
      onConfirm={() => {
        setSent(true)
        if (!isMissing) leaving.onConfirm()
      }}
    >
      {control && (
        <Banner title={checkOut.control({ date: date(control.on) })}>
          <bdi>{control.reason}</bdi>
        </Banner>
      )}
      <RadioGroupField
        name="settlement"
        label={fields.settlement()}
        required
        options={options(visitSettlements)}
        value={settlement}
        onChange={(chosen) => setSettlement(oneOf(valuesOf(visitSettlements), chosen) ?? settlement)}
      />
      <TextArea
        name="reason"
        label={checkOut.reason()}
        required
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        help={checkOut.help()}
        error={wasSent && isMissing ? checkOut.required() : fieldErrors(leaving.failure).reason}
      />
    </QuestionDialog>
  )
}
