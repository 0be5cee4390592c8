import {
  medicineTransactionKinds,
  reasonsOf,
  transactionReasons,
  type WrittenTransactionKind,
  writtenKinds,
} from '@clinic/core/medicine-transaction'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { notify } from '../../platform/page/notify'
import { RecordForm } from '../../platform/record/record-form'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'
import { Skeleton } from '../../ui/feedback/skeleton'
import { FormSection } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ClinicField } from './clinic-field'
import type { Transaction, TransactionInput } from './transaction-query'
import { useDescribeTransaction } from './use-describe-transaction'
import { useTransactionProblems } from './use-transaction-problems'

/** What is typed; with the version it was read with, where it is stored already. */
type Typed = TransactionInput & { version?: number }

interface TransactionFormProps {
  form: string
  /** Its kind can still be chosen. */
  isNew?: true
  initial: Typed
  cancel: string
  save: (value: Typed, key: string) => Promise<Transaction>
  onSaved: (saved: Transaction) => void
}

/** A document of stock as it is typed: what it is about, and its lines. */
export function TransactionForm({ isNew, onSaved, ...form }: TransactionFormProps) {
  const texts = useTexts()['medicine-transaction']
  const { fields, help } = texts
  const queries = useQueryClient()
  const locale = useLanguage()
  const { options } = useLabels()
  const { today } = useClinicDay()
  return (
    <RecordForm<Typed, Transaction>
      {...form}
      problemsOf={useTransactionProblems()}
      describe={useDescribeTransaction()}
      onSaved={(saved) => {
        void queries.invalidateQueries({ queryKey: ['medicine-transaction'] })
        void notify('success', texts.saved())
        onSaved(saved)
      }}
    >
      {({ value, errors, change }) => (
        <>
          <FormSection title={texts.head[value.kind]()}>
            {isNew && (
              <SelectField
                name="kind"
                label={fields.kind()}
                options={options(medicineTransactionKinds, writtenKinds)}
                value={value.kind}
                error={errors.kind}
                onChange={({ target }) => change(emptyOf(oneOf(writtenKinds, target.value) ?? 'receipt'))}
              />
            )}
            {value.kind === 'transfer_out' && (
              <ClinicField
                value={value.to_clinic_id}
                error={errors.to_clinic_id}
                onChange={(to_clinic_id) => change({ to_clinic_id })}
              />
            )}
            {(value.kind === 'receipt' || value.kind === 'supplier_return') && (
              <Suspense fallback={<Skeleton shape="text" />}>
                <SupplierFields value={value} errors={errors} change={change} />
              </Suspense>
            )}
            {reasonsOf[value.kind].length > 0 && (
              <SelectField
                name="reason"
                label={fields.reason()}
                required
                options={options(transactionReasons, reasonsOf[value.kind])}
                value={value.reason ?? ''}
                error={errors.reason}
                onChange={({ target }) => change({ reason: oneOf(reasonsOf[value.kind], target.value) ?? null })}
              />
            )}
            <DateField
              name="dated_on"
              label={fields.dated_on()}
              required
              max={today}
              locale={locale}
              value={value.dated_on}
              error={errors.dated_on}
              onChange={(dated_on) => change({ dated_on })}
            />
            <TextField
              name="note"
              label={fields.note()}
              help={reasonsOf[value.kind].length > 0 ? help.note() : undefined}
              maxLength={200}
              value={value.note}
              error={errors.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          </FormSection>
          <FormSection title={fields.lines()} description={help.lines()}>
            <Suspense fallback={<Skeleton shape="text" lines={3} />}>
              <TransactionLines value={value} errors={errors} change={change} />
            </Suspense>
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}

const SupplierFields = lazyWithRetry(() => import('./supplier-fields'))
const TransactionLines = lazyWithRetry(() => import('./transaction-lines'))

/** What another kind has not is left behind. */
const emptyOf = (kind: WrittenTransactionKind) => ({
  kind,
  supplier_id: null,
  receipt_id: null,
  to_clinic_id: null,
  invoice_number: '',
  reason: reasonsOf[kind][0] ?? null,
  lines: [],
})
