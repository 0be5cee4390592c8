import { unwrap } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { useState } from 'react'
import type { TreatmentPlan } from '../../../entities/treatment-plan/treatment-plan-query'
import { useApp } from '../../../platform/app/app-context'
import { fieldErrors } from '../../../platform/record/field-errors'
import { QuestionDialog } from '../../../platform/record/question-dialog'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { isolated } from '../../../platform/texts/person-name'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { DateField } from '../../../ui/date/date-field'
import { Banner } from '../../../ui/feedback/banner'
import { usePlanSaved } from './use-plan-saved'

interface ProposeDialogProps {
  plan: TreatmentPlan
  onClose: () => void
}

const usualDays = 30

/** Makes the quote of a draft: its prices of today hold until the chosen day. */
export default function ProposeDialog({ plan: { id, items, version }, onClose }: ProposeDialogProps) {
  const { api } = useApp()
  const { propose: words, fields } = useTexts()['treatment-plan']
  const locale = useLanguage()
  const { today } = useClinicDay()
  const [until, setUntil] = useState(addDays(today, usualDays))
  const proposing = useConfirmedChange({
    send: (valid_until: string) =>
      unwrap(
        api.POST('/api/treatment-plan/{id}/propose', { params: { path: { id } }, body: { valid_until, version } }),
      ),
    show: usePlanSaved(),
    readAgain: ['treatment-plan'],
    done: words.saved(),
    onClose,
  })
  const isPast = until < today
  const unpriced = items.filter(({ price }) => price === null)
  return (
    <QuestionDialog
      {...proposing}
      role="dialog"
      variant="solid"
      title={words.title()}
      description={words.text()}
      confirm={words.save()}
      onConfirm={() => !isPast && proposing.onConfirm(until)}
    >
      {unpriced.length > 0 && (
        <Banner tone="warning">
          {words.noPrices({ names: unpriced.map(({ product_name }) => isolated(product_name)).join(', ') })}
        </Banner>
      )}
      <DateField
        name="valid_until"
        label={fields.valid_until()}
        required
        locale={locale}
        min={today}
        help={words.help()}
        error={isPast ? words.past() : fieldErrors(proposing.failure).valid_until}
        value={until}
        onChange={setUntil}
      />
    </QuestionDialog>
  )
}
