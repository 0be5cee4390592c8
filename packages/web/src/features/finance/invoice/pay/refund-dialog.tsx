import { unwrap } from '@clinic/api'
import { refundable, type TenderMethod, tenderMethods } from '@clinic/core/invoice'
import { valuesOf } from '@clinic/core/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { myCashShiftQuery } from '../../../../entities/cash-shift/cash-shift-query'
import { CountedNotice } from '../../../../entities/cash-shift/counted-notice'
import OpenShiftDialog from '../../../../entities/cash-shift/open-shift-dialog'
import type { Payment } from '../../../../entities/invoice/invoice-query'
import { MethodFields } from '../../../../entities/invoice/method-fields'
import { referenceOf } from '../../../../entities/invoice/reference-of'
import { useApp } from '../../../../platform/app/app-context'
import { notify } from '../../../../platform/page/notify'
import { RecordDialog } from '../../../../platform/record/record-dialog'
import { useFormat, useLanguage, useTexts } from '../../../../platform/texts/use-texts'
import { NumberField } from '../../../../ui/field/number-field'
import { TextArea } from '../../../../ui/field/text-area'

interface RefundDialogProps {
  payment: Payment
  /** Those of its invoice, with what was given back of it. */
  payments: readonly Payment[]
  onClose: () => void
}

interface Typed {
  amount: number | null
  method: TenderMethod
  reference: string
  reason: string
}

/** Gives back what is left of a payment, or a part of it, from one's own drawer. */
export default function RefundDialog({ payment, payments, onClose }: RefundDialogProps) {
  const { api } = useApp()
  const { refund, fields, pay } = useTexts().invoice
  const { money } = useFormat()
  const locale = useLanguage()
  const queries = useQueryClient()
  const shift = useQuery(myCashShiftQuery(api)).data
  const { id, number, amount, refunded, tenders } = payment
  const left = refundable(payment, payments)
  const mostOf = (method: TenderMethod) => (method === 'deposit' ? left.deposit : left.money)
  // what a deposit paid goes back to it, and money does not
  const offered = valuesOf(tenderMethods).filter((method) => mostOf(method) > 0)
  const first = offered.find((method) => method === tenders[0]?.method) ?? offered[0] ?? 'cash'
  if (shift === null) return <OpenShiftDialog onClose={onClose} onOpened={() => {}} />
  if (shift?.state === 'counted') return <CountedNotice shift={shift} onClose={onClose} />
  return (
    <RecordDialog<Typed, Payment>
      form={`refund-of-${id}`}
      title={refund.title({ number })}
      description={refund.text({ amount: money(amount - refunded) })}
      saveLabel={refund.save()}
      saveVariant="danger"
      initial={{ amount: mostOf(first), method: first, reference: '', reason: '' }}
      problemsOf={(typed) => ({
        amount:
          !typed.amount || typed.amount > mostOf(typed.method)
            ? refund.tooMuch({ amount: money(mostOf(typed.method)) })
            : undefined,
        reason: typed.reason.trim() === '' ? refund.required() : undefined,
      })}
      save={(typed, key) =>
        unwrap(
          api.POST('/api/payment/{id}/refund', {
            params: { path: { id }, header: { 'Idempotency-Key': key } },
            body: {
              amount: typed.amount ?? 0,
              method: typed.method,
              reference: referenceOf(typed),
              reason: typed.reason.trim(),
            },
          }),
        )
      }
      onSaved={(saved) => {
        void notify('success', refund.saved({ number: saved.number }))
        for (const feature of ['cash-shift', 'invoice', 'deposit'])
          void queries.invalidateQueries({ queryKey: [feature] })
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
          <MethodFields
            value={value}
            offered={offered}
            labels={{ method: fields.method(), reference: pay.reference() }}
            errors={errors}
            onChange={({ method, ...part }) =>
              change(method ? { method, amount: Math.min(value.amount ?? mostOf(method), mostOf(method)) } : part)
            }
          />
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
