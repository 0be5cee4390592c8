import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { expenseCategories, expenseSources } from '@clinic/core/expense'
import { valuesOf } from '@clinic/core/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { myCashShiftQuery } from '../../../entities/cash-shift/cash-shift-query'
import { type Expense, expenseQuery } from '../../../entities/expense/expense-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { Page } from '../../../platform/page/page'
import { RecordForm } from '../../../platform/record/record-form'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { oneOf } from '../../../platform/texts/one-of'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { DateField } from '../../../ui/date/date-field'
import { Banner } from '../../../ui/feedback/banner'
import { FormRow, FormSection } from '../../../ui/field/form'
import { NumberField } from '../../../ui/field/number-field'
import { SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'
import { financeAddress } from '../use-finance-tabs'

type Typed = Omit<Schema<'ExpenseInput'>, 'amount' | 'category'> & {
  amount: number | null
  category: Expense['category'] | null
}

/** Records what the clinic paid out. */
export default function ExpenseCreate() {
  const { api } = useApp()
  const { form: words, list, fields, required } = useTexts().expense
  const { date, money } = useFormat()
  const { label, options } = useLabels()
  const { today } = useClinicDay()
  const locale = useLanguage()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const isManager = useCanCall(operationRoles.voidExpense)
  const shift = useQuery(myCashShiftQuery(api))
  const base = financeAddress('expense')
  return (
    <Page title={list.create()} back={{ href: base, label: list.title() }}>
      <RecordForm<Typed, Expense>
        form="expense-new"
        cancel={base}
        initial={{
          day: today,
          category: null,
          paid_to: '',
          purpose: '',
          paid_from: 'drawer',
          amount: null,
          reference: '',
        }}
        describe={({ category, paid_to, purpose, amount, day }) => [
          { label: fields.paid_to(), value: paid_to },
          { label: fields.purpose(), value: purpose },
          { label: fields.category(), value: category ? label(expenseCategories, category) : '' },
          { label: fields.amount(), value: amount === null ? '' : money(amount) },
          { label: fields.day(), value: date(day) },
        ]}
        problemsOf={({ category, paid_to, purpose, amount }) => ({
          category: category ? undefined : required.category(),
          paid_to: paid_to.trim() ? undefined : required.paid_to(),
          purpose: purpose.trim() ? undefined : required.purpose(),
          amount: amount !== null && amount > 0 ? undefined : required.amount(),
        })}
        save={({ category, amount, ...typed }, key) =>
          unwrap(
            api.POST('/api/expense', {
              params: { header: { 'Idempotency-Key': key } },
              body: { ...typed, category: category ?? 'other', amount: amount ?? 0 },
            }),
          )
        }
        onSaved={(saved) => {
          queries.setQueryData(expenseQuery(api, saved.id).queryKey, saved)
          for (const feature of ['expense', 'cash-shift']) void queries.invalidateQueries({ queryKey: [feature] })
          void notify('success', words.saved({ number: saved.number }))
          navigate(`${base}/${saved.id}`, { replace: true })
        }}
      >
        {({ value, errors, change }) => (
          <FormSection title={words.title()}>
            {value.paid_from === 'drawer' && shift.data === null && (
              <Banner
                tone="warning"
                action={
                  <Link href={financeAddress('cash-shift')} className={buttonClass({ size: 'sm', variant: 'outline' })}>
                    {words.toShift()}
                  </Link>
                }
              >
                {words.noShift()}
              </Banner>
            )}
            <FormRow>
              <NumberField
                name="amount"
                label={fields.amount()}
                required
                unit="Rp"
                unitSide="start"
                locale={locale}
                error={errors.amount}
                value={value.amount}
                onChange={(amount) => change({ amount })}
              />
              <SelectField
                name="category"
                label={fields.category()}
                required
                placeholder={words.choose()}
                options={options(expenseCategories)}
                value={value.category ?? ''}
                error={errors.category}
                onChange={({ target }) =>
                  change({ category: oneOf(valuesOf(expenseCategories), target.value) ?? null })
                }
              />
            </FormRow>
            <FormRow>
              <TextField
                name="paid_to"
                label={fields.paid_to()}
                required
                maxLength={120}
                value={value.paid_to}
                error={errors.paid_to}
                onChange={({ target }) => change({ paid_to: target.value })}
              />
              <TextField
                name="purpose"
                label={fields.purpose()}
                required
                maxLength={200}
                value={value.purpose}
                error={errors.purpose}
                onChange={({ target }) => change({ purpose: target.value })}
              />
            </FormRow>
            <FormRow>
              <DateField
                name="day"
                label={fields.day()}
                required
                max={today}
                locale={locale}
                value={value.day}
                error={errors.day}
                onChange={(day) => change({ day })}
              />
              <TextField
                name="reference"
                label={fields.reference()}
                help={words.referenceHelp()}
                maxLength={200}
                value={value.reference}
                error={errors.reference}
                onChange={({ target }) => change({ reference: target.value })}
              />
            </FormRow>
            {isManager && (
              <SelectField
                name="paid_from"
                label={fields.paid_from()}
                help={words.fromHelp()}
                options={options(expenseSources)}
                value={value.paid_from}
                error={errors.paid_from}
                onChange={({ target }) =>
                  change({ paid_from: oneOf(valuesOf(expenseSources), target.value) ?? 'drawer' })
                }
              />
            )}
          </FormSection>
        )}
      </RecordForm>
    </Page>
  )
}
