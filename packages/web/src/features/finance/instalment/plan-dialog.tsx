import { unwrap } from '@clinic/api'
import { monthlyTerms } from '@clinic/core/instalment'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InstalmentPlan } from '../../../entities/instalment/instalment-query'
import { TermTable } from '../../../entities/instalment/term-table'
import type { Invoice } from '../../../entities/invoice/invoice-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { newIdempotencyKey } from '../../../platform/record/idempotency-key'
import { RecordDialog } from '../../../platform/record/record-dialog'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { DateField } from '../../../ui/date/date-field'
import { NumberField } from '../../../ui/field/number-field'

interface PlanDialogProps {
  invoice: Invoice
  onClose: () => void
}

interface Agreement {
  count: number | null
  first: string
}

const fewest = 2
const most = 60

/** Divides what is owed on an invoice into equal terms a month apart; they are shown before they are agreed on. */
export default function PlanDialog({ invoice: { id, owed }, onClose }: PlanDialogProps) {
  useNamespace('instalment')
  const { api } = useApp()
  const { plan: words, fields } = useTexts().instalment
  const { money } = useFormat()
  const locale = useLanguage()
  const { today } = useClinicDay()
  const queries = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  const countProblem = ({ count }: Agreement) => {
    if (count === null || count < fewest || count > most) return words.countWrong()
    return count > owed ? words.tooSmall() : undefined
  }
  const problemsOf = (agreement: Agreement) => ({
    count: countProblem(agreement),
    first: agreement.first < today ? words.firstWrong() : undefined,
  })
  const termsOf = ({ count, first }: Agreement) => monthlyTerms(owed, count ?? fewest, first)
  const isWhole = (agreement: Agreement) => Object.values(problemsOf(agreement)).every((problem) => !problem)
  return (
    <RecordDialog<Agreement, InstalmentPlan>
      form={`invoice-${id}-instalments`}
      title={words.title({ amount: money(owed) })}
      description={words.text()}
      saveLabel={words.save()}
      initial={{ count: 3, first: monthlyTerms(fewest, fewest, today).at(-1)?.due_on ?? today }}
      problemsOf={problemsOf}
      save={(agreement) =>
        unwrap(
          api.POST('/api/invoice/{id}/instalment-plan', {
            params: { path: { id }, header: { 'Idempotency-Key': key } },
            body: { terms: termsOf(agreement) },
          }),
        )
      }
      onSaved={() => {
        for (const feature of ['instalment', 'invoice']) void queries.invalidateQueries({ queryKey: [feature] })
        void notify('success', words.saved())
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <NumberField
            name="count"
            label={fields.count()}
            help={words.countHelp()}
            required
            locale={locale}
            error={errors.count}
            value={value.count}
            onChange={(count) => change({ count })}
          />
          <DateField
            name="first"
            label={fields.first()}
            required
            locale={locale}
            min={today}
            error={errors.first}
            value={value.first}
            onChange={(first) => change({ first })}
          />
          {isWhole(value) && (
            <TermTable label={words.preview()} terms={termsOf(value).map((term) => ({ ...term, paid: 0 }))} />
          )}
        </>
      )}
    </RecordDialog>
  )
}
