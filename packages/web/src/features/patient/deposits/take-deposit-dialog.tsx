import { type Schema, unwrap } from '@clinic/api'
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
import { personName } from '../../../platform/texts/person-name'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { NumberField } from '../../../ui/field/number-field'

interface TakeDepositDialogProps {
  patient: Schema<'Patient'>
  onClose: () => void
}

interface Typed {
  amount: number | null
  method: PaymentMethod
  reference: string
}

/** Takes what a patient pays in advance into one's own drawer, and leads to its receipt. */
export default function TakeDepositDialog({ patient, onClose }: TakeDepositDialogProps) {
  useNamespace('cash-shift')
  const { api } = useApp()
  const { take: words, fields } = useTexts().deposit
  const { money } = useFormat()
  const locale = useLanguage()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const shift = useQuery(myCashShiftQuery(api)).data
  if (shift === null) return <OpenShiftDialog onClose={onClose} onOpened={() => {}} />
  if (shift?.state === 'counted') return <CountedNotice shift={shift} onClose={onClose} />
  return (
    <RecordDialog<Typed, Deposit>
      form={`deposit-of-${patient.id}`}
      title={words.title()}
      description={words.text({ name: personName(patient) })}
      saveLabel={words.save()}
      initial={{ amount: null, method: 'cash', reference: '' }}
      problemsOf={({ amount }) => ({ amount: amount ? undefined : words.required() })}
      save={({ amount, method, reference }, key) =>
        unwrap(
          api.POST('/api/patient/{id}/deposit', {
            params: { path: { id: patient.id }, header: { 'Idempotency-Key': key } },
            body: { amount: amount ?? 0, method, reference: referenceOf({ method, reference }) },
          }),
        )
      }
      onSaved={({ id, number, amount }) => {
        for (const feature of ['deposit', 'cash-shift', 'invoice'])
          void queries.invalidateQueries({ queryKey: [feature] })
        void notify('success', words.saved({ number, amount: money(amount) }))
        onClose()
        navigate(`/clinic/finance/deposit/${id}/receipt`)
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
        </>
      )}
    </RecordDialog>
  )
}
