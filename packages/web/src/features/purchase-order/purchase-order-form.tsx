import { purchaseOrderProblems } from '@clinic/core/purchase-order'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { notify } from '../../platform/page/notify'
import { problemSentences } from '../../platform/record/problem-sentences'
import { RecordForm } from '../../platform/record/record-form'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'
import { Skeleton } from '../../ui/feedback/skeleton'
import { FormRow, FormSection } from '../../ui/field/form'
import { TextField } from '../../ui/field/text-field'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { PurchaseOrder, Typed } from './purchase-order-query'

const SupplierField = lazyWithRetry(() => import('../../entities/medicine/supplier-field'))
const OrderLines = lazyWithRetry(() => import('./order-lines'))

interface PurchaseOrderFormProps {
  form: string
  initial: Typed
  cancel: string
  save: (value: Typed, key: string) => Promise<PurchaseOrder>
  onSaved: (saved: PurchaseOrder) => void
}

/** An order as it is typed: from whom, until when, and its lines. */
export function PurchaseOrderForm({ onSaved, ...form }: PurchaseOrderFormProps) {
  const { head, fields, help, problems, saved: savedText } = useTexts()['purchase-order']
  const queries = useQueryClient()
  const locale = useLanguage()
  const { date, number } = useFormat()
  return (
    <RecordForm<Typed, PurchaseOrder>
      {...form}
      problemsOf={({ supplier_id, lines }) => ({
        supplier_id: supplier_id === null ? problems.supplierMissing() : undefined,
        // which medicines are active, the server knows
        ...problemSentences(
          problems,
          purchaseOrderProblems(
            lines,
            { medicines: lines.map(({ medicine_id: id }) => ({ id, status: 'active' })) },
            { complete: false },
          ),
        ),
      })}
      describe={({ expected_on, note, lines }) => [
        { label: fields.expected_on(), value: expected_on === null ? '' : date(expected_on) },
        { label: fields.note(), value: note },
        {
          label: fields.lines(),
          value: lines.map(({ quantity, pack_size }) => number(quantity * pack_size)).join(', '),
        },
      ]}
      onSaved={(saved) => {
        void queries.invalidateQueries({ queryKey: ['purchase-order'] })
        void notify('success', savedText())
        onSaved(saved)
      }}
    >
      {({ value, errors, change }) => (
        <>
          <FormSection title={head()}>
            <FormRow>
              <Suspense fallback={<Skeleton shape="text" />}>
                <SupplierField
                  required
                  value={value.supplier_id}
                  error={errors.supplier_id}
                  onChange={(supplier_id) => change({ supplier_id })}
                />
              </Suspense>
              <DateField
                name="expected_on"
                label={fields.expected_on()}
                locale={locale}
                value={value.expected_on ?? ''}
                error={errors.expected_on}
                onChange={(day) => change({ expected_on: day === '' ? null : day })}
              />
            </FormRow>
            <TextField
              name="note"
              label={fields.note()}
              help={help.note()}
              maxLength={200}
              value={value.note}
              error={errors.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          </FormSection>
          <FormSection title={fields.lines()} description={help.lines()}>
            <Suspense fallback={<Skeleton shape="text" lines={3} />}>
              <OrderLines value={value} errors={errors} change={change} />
            </Suspense>
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}
