import { type Schema, unwrap } from '@clinic/api'
import { planTotals, treatmentPhases } from '@clinic/core/treatment-plan'
import { useRef, useState } from 'react'
import { itemPlace, itemsByPhase } from '../../../entities/treatment-plan/plan-parts'
import type { TreatmentPlan, TreatmentPlanItem } from '../../../entities/treatment-plan/treatment-plan-query'
import { useApp } from '../../../platform/app/app-context'
import { fieldErrors } from '../../../platform/record/field-errors'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { ChoicesField } from '../../../ui/field/choices-field'
import { TextField } from '../../../ui/field/text-field'
import { signerOf } from './signer-of'
import { usePlanSaved } from './use-plan-saved'

interface AnswerDialogProps {
  plan: TreatmentPlan
  patient: Schema<'Patient'>
  onClose: () => void
}

/** Records which items the patient accepts, and who signed the sheet. */
export default function AnswerDialog({ plan, patient, onClose }: AnswerDialogProps) {
  const { api } = useApp()
  const { answer: words, fields } = useTexts()['treatment-plan']
  const { label } = useLabels()
  const { money } = useFormat()
  const { today } = useClinicDay()
  const { id, items, total, version } = plan
  const [refused, setRefused] = useState<readonly number[]>([])
  const [signer, setSigner] = useState(signerOf(patient, today))
  const [wasSent, setSent] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const labelOf = useItemLabel()
  const ticked = items.filter((item) => !refused.includes(item.id))
  const isUnsigned = signer.trim() === ''
  const answering = useConfirmedChange({
    send: () =>
      unwrap(
        api.POST('/api/treatment-plan/{id}/accept', {
          params: { path: { id } },
          body: { item_ids: ticked.map((item) => item.id), signed_by: signer.trim(), version },
        }),
      ),
    show: usePlanSaved(),
    readAgain: ['treatment-plan'],
    done: words.saved(),
    onClose,
  })
  const errors = fieldErrors(answering.failure)
  return (
    <QuestionDialog
      {...answering}
      role="dialog"
      variant="solid"
      title={words.title()}
      description={words.text()}
      confirm={words.save()}
      onConfirm={() => {
        setSent(true)
        if (isUnsigned) field.current?.focus()
        else if (ticked.length > 0) answering.onConfirm()
      }}
    >
      {itemsByPhase(items).map((group) => (
        <ChoicesField
          key={group.phase}
          name="item_ids"
          label={label(treatmentPhases, group.phase)}
          options={group.items.map((item) => ({ value: String(item.id), label: labelOf(item) }))}
          value={group.items.filter((item) => ticked.includes(item)).map((item) => String(item.id))}
          onChange={(kept) =>
            setRefused([
              ...refused.filter((each) => !group.items.some((item) => item.id === each)),
              ...group.items.filter((item) => !kept.includes(String(item.id))).map((item) => item.id),
            ])
          }
        />
      ))}
      <p role="status">{words.total({ amount: money(planTotals(ticked).total), total: money(total) })}</p>
      {wasSent && ticked.length === 0 && <p role="alert">{words.nothing()}</p>}
      <TextField
        ref={field}
        name="signed_by"
        label={fields.signed_by()}
        required
        dir="auto"
        autoComplete="off"
        maxLength={120}
        help={words.signedHelp()}
        error={wasSent && isUnsigned ? words.required() : errors.signed_by}
        value={signer}
        onChange={({ target }) => setSigner(target.value)}
      />
    </QuestionDialog>
  )
}

/** Returns an item in one line with what it comes to. */
function useItemLabel() {
  const words = useTexts()['treatment-plan']
  const language = useLanguage()
  const { money } = useFormat()
  return (item: TreatmentPlanItem) => {
    const { quantity, product_name, amount } = item
    const name = quantity > 1 ? `${words.quantity({ quantity })} ${product_name}` : product_name
    return [isolated(name), itemPlace(item, language), amount !== null && money(amount)].filter(Boolean).join(' · ')
  }
}
