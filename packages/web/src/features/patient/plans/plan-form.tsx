import type { Schema } from '@clinic/api'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import type { TreatmentPlan } from '../../../entities/treatment-plan/treatment-plan-query'
import { notify } from '../../../platform/page/notify'
import { RecordForm } from '../../../platform/record/record-form'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { FormSection } from '../../../ui/field/form'
import { TextArea } from '../../../ui/field/text-area'
import { TextField } from '../../../ui/field/text-field'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { PlanValue } from './plan-value'
import { usePlanSaved } from './use-plan-saved'
import { usePlanWords } from './use-plan-words'

const PlanRows = lazyWithRetry(() => import('./plan-rows'))

interface PlanFormProps {
  form: string
  patient: Schema<'Patient'>
  initial: PlanValue
  cancel: string
  save: (value: PlanValue, key: string) => Promise<TreatmentPlan>
  onSaved: (saved: TreatmentPlan) => void
}

/** A treatment plan as it is typed, with its prices of today. */
export function PlanForm({ patient, onSaved, ...form }: PlanFormProps) {
  const { fields, form: words } = useTexts()['treatment-plan']
  const { problemsOf, describe } = usePlanWords()
  const show = usePlanSaved()
  return (
    <RecordForm<PlanValue, TreatmentPlan>
      {...form}
      width="page"
      describe={describe}
      problemsOf={problemsOf}
      onSaved={(stored) => {
        show(stored)
        void notify('success', words.saved())
        onSaved(stored)
      }}
    >
      {({ value, errors, change }) => (
        <>
          <FormSection title={words.whatFor()}>
            <TextField
              name="title"
              label={fields.title()}
              help={words.titleHelp()}
              required
              dir="auto"
              autoComplete="off"
              maxLength={120}
              error={errors.title}
              value={value.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          </FormSection>
          <section aria-label={fields.items()} className={items}>
            <Suspense fallback={<Skeleton shape="control" lines={6} />}>
              <PlanRows
                patient={patient}
                rows={value.items}
                errors={errors}
                onChange={(rows) => change({ items: rows })}
              />
            </Suspense>
          </section>
          <TextArea
            name="note"
            label={fields.note()}
            help={words.noteHelp()}
            dir="auto"
            maxLength={1000}
            error={errors.note}
            value={value.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </>
      )}
    </RecordForm>
  )
}

const items = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', marginBlock: '6' })
