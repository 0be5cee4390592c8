import { medicineCategories } from '@clinic/core/company-medicine'
import { valuesOf } from '@clinic/core/values'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { notify } from '../../platform/page/notify'
import { RecordForm } from '../../platform/record/record-form'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'
import { Skeleton } from '../../ui/feedback/skeleton'
import { FormRow, FormSection } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { StockCount, StockCountInput } from './stock-count-query'

const ScopedMedicines = lazyWithRetry(() => import('./scoped-medicines'))

/** What is typed; with the version it was read with, where it is stored already. */
type Typed = StockCountInput & { version?: number }

interface StockCountFormProps {
  form: string
  initial: Typed
  /** How the medicines that are chosen already are called. */
  names: ReadonlyMap<number, string>
  cancel: string
  save: (value: Typed, key: string) => Promise<StockCount>
  onSaved: (saved: StockCount) => void
}

/** The plan of a count: its name, its day, what is counted and by how many. */
export function StockCountForm({ names, onSaved, ...form }: StockCountFormProps) {
  const texts = useTexts()['stock-count']
  const { fields, help } = texts
  const queries = useQueryClient()
  const locale = useLanguage()
  const { label, options } = useLabels()
  const { date } = useFormat()
  return (
    <RecordForm<Typed, StockCount>
      {...form}
      problemsOf={({ name, dated_on, counters, single_reason }) => ({
        name: name.trim() === '' ? texts.required() : undefined,
        dated_on: dated_on === '' ? texts.required() : undefined,
        single_reason: counters === 1 && single_reason.trim() === '' ? texts.required() : undefined,
      })}
      describe={({ name, dated_on, category, location, counters }) => [
        { label: fields.name(), value: name },
        { label: fields.dated_on(), value: date(dated_on) },
        {
          label: fields.category(),
          value: category === null ? texts.anyCategory() : label(medicineCategories, category),
        },
        { label: fields.location(), value: location },
        { label: fields.counters(), value: counters === 1 ? texts.one() : texts.two() },
      ]}
      onSaved={(saved) => {
        void queries.invalidateQueries({ queryKey: ['stock-count'] })
        void notify('success', texts.saved())
        onSaved(saved)
      }}
    >
      {({ value, errors, change }) => (
        <>
          <FormSection title={texts.list.title()}>
            <TextField
              name="name"
              label={fields.name()}
              help={help.name()}
              required
              maxLength={120}
              value={value.name}
              error={errors.name}
              onChange={({ target }) => change({ name: target.value })}
            />
            <FormRow>
              <DateField
                name="dated_on"
                label={fields.dated_on()}
                required
                locale={locale}
                value={value.dated_on}
                error={errors.dated_on}
                onChange={(dated_on) => change({ dated_on })}
              />
              <SelectField
                name="counters"
                label={fields.counters()}
                help={help.counters()}
                options={[
                  { value: '2', label: texts.two() },
                  { value: '1', label: texts.one() },
                ]}
                value={String(value.counters)}
                error={errors.counters}
                onChange={({ target }) =>
                  change(target.value === '1' ? { counters: 1 } : { counters: 2, single_reason: '' })
                }
              />
            </FormRow>
            {value.counters === 1 && (
              <TextField
                name="single_reason"
                label={fields.single_reason()}
                help={help.single_reason()}
                required
                maxLength={200}
                value={value.single_reason}
                error={errors.single_reason}
                onChange={({ target }) => change({ single_reason: target.value })}
              />
            )}
          </FormSection>
          <FormSection title={texts.scope()} description={texts.scopeHelp()}>
            <FormRow>
              <SelectField
                name="category"
                label={fields.category()}
                options={[{ value: '', label: texts.anyCategory() }, ...options(medicineCategories)]}
                value={value.category ?? ''}
                error={errors.category}
                onChange={({ target }) =>
                  change({ category: oneOf(valuesOf(medicineCategories), target.value) ?? null })
                }
              />
              <TextField
                name="location"
                label={fields.location()}
                help={help.location()}
                maxLength={60}
                value={value.location}
                error={errors.location}
                onChange={({ target }) => change({ location: target.value })}
              />
            </FormRow>
            <Suspense fallback={<Skeleton shape="text" />}>
              <ScopedMedicines
                ids={value.medicine_ids}
                known={names}
                error={errors.medicine_ids}
                onChange={(medicine_ids) => change({ medicine_ids })}
              />
            </Suspense>
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}
