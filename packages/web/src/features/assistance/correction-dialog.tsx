import { type Schema, unwrap } from '@clinic/api'
import { readQuantity } from '@clinic/core/assistance'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Assistance, assistanceDayQuery } from '../../entities/assistance/assistance-query'
import { useApp } from '../../platform/app/app-context'
import { fieldErrors } from '../../platform/record/field-errors'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useTexts } from '../../platform/texts/use-texts'
import { TextArea } from '../../ui/field/text-area'
import { TextField } from '../../ui/field/text-field'
import { withAssistance } from './use-assistance-change'

interface CorrectionDialogProps {
  assistance: Assistance
  used: Schema<'UsedMaterial'>
  onClose: () => void
}

/** The right amount of what was used, with the reason. */
export default function CorrectionDialog({ assistance: { id, version }, used, onClose }: CorrectionDialogProps) {
  const { api } = useApp()
  const queries = useQueryClient()
  const { correction, fields } = useTexts().assistance
  const [amount, setAmount] = useState(String(used.quantity))
  const [reason, setReason] = useState('')
  const [wasSent, setSent] = useState(false)
  const quantity = readQuantity(amount)
  const isMissing = reason.trim() === ''
  const correcting = useConfirmedChange({
    send: (body: { quantity: number; reason: string }) =>
      unwrap(
        api.POST('/api/assistance/{id}/material/correct', {
          params: { path: { id } },
          body: { ...body, material_id: used.id, version },
        }),
      ),
    show: (next) => queries.setQueryData(assistanceDayQuery(api).queryKey, (day) => day && withAssistance(day, next)),
    readAgain: ['assistance'],
    done: correction.saved({ name: used.name }),
    onClose,
  })
  const refused = fieldErrors(correcting.failure)
  return (
    <QuestionDialog
      {...correcting}
      role="dialog"
      variant="solid"
      title={correction.title({ name: used.name })}
      description={correction.text()}
      confirm={correction.save()}
      onConfirm={() => {
        setSent(true)
        if (quantity !== null && !isMissing) correcting.onConfirm({ quantity, reason: reason.trim() })
      }}
    >
      <TextField
        name="quantity"
        label={fields.quantity()}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={wasSent && quantity === null ? correction.wrong() : refused.quantity}
      />
      <TextArea
        name="reason"
        label={fields.reason()}
        required
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={wasSent && isMissing ? correction.required() : refused.reason}
      />
    </QuestionDialog>
  )
}
