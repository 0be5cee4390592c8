import { unwrap } from '@clinic/api'
import { type PaymentMethod, paymentMethods } from '@clinic/core/invoice'
import { valuesOf } from '@clinic/core/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { myCashShiftQuery } from '../../../entities/cash-shift/cash-shift-query'
import { CountedNotice } from '../../../entities/cash-shift/counted-notice'
import OpenShiftDialog from '../../../entities/cash-shift/open-shift-dialog'
import type { Deposit } from '../../../entities/deposit/deposit-query'
import { MethodFields } from '../../../entities/invoice/method-fields'
import { referenceOf } from '../../../entities/invoice/reference-of'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { RecordDialog } from '../../../platform/record/record-dialog'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { NumberField } from '../../../ui/field/number-field'
import { TextArea } from '../../../ui/field/text-area'

interface RefundDepositDialogProps {
  of: Deposit
  onClose: () => void
}

interface Typed {
  amount: number | null
  method: PaymentMethod
  reference: string
  reason: string
}

/** Gives back what is left of a deposit, or a part of it, from one's own drawer. */
export default function RefundDepositDialog({ of, onClose }: RefundDepositDialogProps) {
  useNamespace('cash-shift')
  const { api } = useApp()
  const { refund: words, fields } = useTexts().deposit
  const { money } = useFormat()
  const locale = useLanguage()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const shift = useQuery(myCashShiftQuery(api)).data
  const { id, number, left, method } = of
  if (shift === null) return <OpenShiftDialog onClose={onClose} onOpened={() => {}} />
  if (shift?.state === 'counted') return <CountedNotice shift={shift} onClose={onClose} />
  return (
    <RecordDialog<Typed, Deposit>
      form={`deposit-${id}-refund`}
      title={words.title({ number })}
      description={words.text({ amount: money(left) })}
      saveLabel={words.save()}
      saveVariant="danger"
      initial={{ amount: left, method, reference: '', reason: '' }}
      problemsOf={({ amount, reason }) => ({
        amount: !amount || amount > left ? words.tooMuch({ amount: money(left) }) : undefined,
        reason: reason.trim() === '' ? words.required() : undefined,
      })}
      save={(typed, key) =>
        unwrap(
          api.POST('/api/deposit/{id}/refund', {
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
        for (const feature of ['deposit', 'cash-shift', 'invoice'])
          void queries.invalidateQueries({ queryKey: [feature] })
        void notify('success', words.saved({ amount: money(left - saved.left) }))
        onClose()
        const given = saved.entries.findLast(({ kind }) => kind === 'refunded')
        if (given) navigate(`/clinic/finance/deposit/${id}/refund/${given.id}/receipt`)
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
            offered={valuesOf(paymentMethods)}
            labels={{ method: fields.method(), reference: fields.reference() }}
            errors={errors}
            onChange={change}
          />
          <TextArea
            name="reason"
            label={fields.reason()}
            required
            dir="auto"
            maxLength={200}
            help={words.help()}
            error={errors.reason}
            value={value.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        </>
      )}
    </RecordDialog>
  )
}
