import { unwrap } from '@clinic/api'
import { type PaymentMethod, paymentMethods } from '@clinic/core/invoice'
import { valuesOf } from '@clinic/core/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { myCashShiftQuery } from '../../../../entities/cash-shift/cash-shift-query'
import type { Payment } from '../../../../entities/invoice/invoice-query'
import { useApp } from '../../../../platform/app/app-context'
import { notify } from '../../../../platform/page/notify'
import { RecordDialog } from '../../../../platform/record/record-dialog'
import { oneOf } from '../../../../platform/texts/one-of'
import { useLabels } from '../../../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../../../platform/texts/use-texts'
import { NumberField } from '../../../../ui/field/number-field'
import { SelectField } from '../../../../ui/field/select-field'
import { TextArea } from '../../../../ui/field/text-area'
import { TextField } from '../../../../ui/field/text-field'
import OpenShiftDialog from '../../cash-shift/open-shift-dialog'
import { CountedNotice } from './counted-notice'

interface RefundDialogProps {
  payment: Payment
  onClose: () => void
}

interface Typed {
  amount: number | null
  method: PaymentMethod
  reference: string
  reason: string
}

/** Gives back what is left of a payment, or a part of it, from one's own drawer. */
export default function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { api } = useApp()
  const { refund, fields, pay } = useTexts().invoice
  const { options } = useLabels()
  const { money } = useFormat()
  const locale = useLanguage()
  const queries = useQueryClient()
  const shift = useQuery(myCashShiftQuery(api)).data
  const { id, number, amount, refunded, tenders } = payment
  const most = amount - refunded
  if (shift === null) return <OpenShiftDialog onClose={onClose} onOpened={() => {}} />
  if (shift?.state === 'counted') return <CountedNotice shift={shift} onClose={onClose} />
  return (
    <RecordDialog<Typed, Payment>
      form={`refund-of-${id}`}
      title={refund.title({ number })}
      description={refund.text({ amount: money(most) })}
      saveLabel={refund.save()}
      saveVariant="danger"
      initial={{ amount: most, method: tenders[0]?.method ?? 'cash', reference: '', reason: '' }}
      problemsOf={(typed) => ({
        amount: !typed.amount || typed.amount > most ? refund.tooMuch({ amount: money(most) }) : undefined,
        reason: typed.reason.trim() === '' ? refund.required() : undefined,
      })}
      save={(typed, key) =>
        unwrap(
          api.POST('/api/payment/{id}/refund', {
            params: { path: { id }, header: { 'Idempotency-Key': key } },
            body: {
              amount: typed.amount ?? 0,
              method: typed.method,
              reference: typed.method === 'cash' ? '' : typed.reference.trim(),
              reason: typed.reason.trim(),
            },
          }),
        )
      }
      onSaved={(saved) => {
        void notify('success', refund.saved({ number: saved.number }))
        void queries.invalidateQueries({ queryKey: ['cash-shift'] })
        void queries.invalidateQueries({ queryKey: ['invoice'] })
        onClose()
      }}
      onClose={onClose}
    >
      {({ value, errors, change }) => (
        <>
          <NumberField
            name="amount"
            label={fields.amount()}
            required
            unit="Rp"
            unitSide="start"
            locale={locale}
            error={errors.amount}
            value={value.amount}
            onChange={(next) => change({ amount: next })}
          />
          <SelectField
            name="method"
            label={fields.method()}
            options={options(paymentMethods)}
            error={errors.method}
            value={value.method}
            onChange={({ target }) => change({ method: oneOf(valuesOf(paymentMethods), target.value) ?? value.method })}
          />
          {value.method !== 'cash' && (
            <TextField
              name="reference"
              label={pay.reference()}
              maxLength={60}
              error={errors.reference}
              value={value.reference}
              onChange={({ target }) => change({ reference: target.value })}
            />
          )}
          <TextArea
            name="reason"
            label={fields.reason()}
            required
            dir="auto"
            maxLength={200}
            help={refund.help()}
            error={errors.reason}
            value={value.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </>
      )}
    </RecordDialog>
  )
}
