import { type Schema, unwrap } from '@clinic/api'
import { claimStanding } from '@clinic/core/claim'
import { useQueryClient } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import type { ClaimCard } from '../../../entities/claim/claim-query'
import { useApp } from '../../../platform/app/app-context'
import { notify } from '../../../platform/page/notify'
import { RecordForm } from '../../../platform/record/record-form'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { DateField } from '../../../ui/date/date-field'
import { NumberField } from '../../../ui/field/number-field'
import { TextField } from '../../../ui/field/text-field'
import { financeAddress } from '../use-finance-tabs'
import { allocationsOf, type PaymentValue, partsTotal, proposedPayment } from './payment-value'
import { paymentAddress } from './receivable-address'
import { usePaymentProblems } from './use-payment-problems'

interface PaymentFormProps {
  payor: Schema<'Payor'>
  claims: readonly ClaimCard[]
}

/** What arrived, and what of it pays which claim. */
export function PaymentForm({ payor, claims: approved }: PaymentFormProps) {
  const claims = approved.filter((claim) => claimStanding(claim).unpaid > 0)
  const { api } = useApp()
  const { pay, fields } = useTexts().claim
  const { money } = useFormat()
  const { today } = useClinicDay()
  const locale = useLanguage()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const problemsOf = usePaymentProblems(claims)
  return (
    <RecordForm<PaymentValue, Schema<'PayorPayment'>>
      form={`payor-payment-${payor.id}`}
      initial={proposedPayment(claims, today)}
      describe={({ reference }) => [{ label: fields.reference(), value: reference }]}
      problemsOf={problemsOf}
      cancel={financeAddress('receivable')}
      saveLabel={pay.save()}
      save={(value, key) =>
        unwrap(
          api.POST('/api/payor-payment', {
            params: { header: { 'Idempotency-Key': key } },
            body: {
              payor_id: payor.id,
              amount: value.amount ?? 0,
              received_on: value.received_on,
              reference: value.reference.trim(),
              allocations: allocationsOf(value, claims),
            },
          }),
        )
      }
      onSaved={({ id, number }) => {
        void queries.invalidateQueries({ queryKey: ['claim'] })
        void queries.invalidateQueries({ queryKey: ['invoice'] })
        void notify('success', pay.saved({ number }))
        navigate(paymentAddress(id), { replace: true })
      }}
    >
      {({ value, errors, change }) => (
        <div className={css({ display: 'grid', gap: '4' })}>
          <NumberField
            name="amount"
            label={fields.amount()}
            help={pay.help()}
            required
            unit="Rp"
            unitSide="start"
            locale={locale}
            error={errors.amount}
            value={value.amount}
            onChange={(amount) => change({ amount })}
          />
          <DateField
            name="received_on"
            label={fields.received_on()}
            required
            max={today}
            locale={locale}
            error={errors.received_on}
            value={value.received_on}
            onChange={(received_on) => change({ received_on })}
          />
          <TextField
            name="reference"
            label={fields.reference()}
            required
            dir="auto"
            maxLength={60}
            error={errors.reference}
            value={value.reference}
            onChange={({ target }) => change({ reference: target.value })}
          />
          {claims.map((claim) => (
            <NumberField
              key={claim.id}
              name={`parts.${claim.id}`}
              label={pay.of({ number: claim.invoice_number, name: personName(claim.patient) })}
              help={pay.ofHelp({ amount: money(claimStanding(claim).unpaid) })}
              unit="Rp"
              unitSide="start"
              locale={locale}
              error={errors[`parts.${claim.id}`]}
              value={value.parts[claim.id] ?? null}
              onChange={(part) => change({ parts: { ...value.parts, [claim.id]: part } })}
            />
          ))}
          <p aria-live="polite">{pay.parts({ sum: money(partsTotal(value, claims)) })}</p>
        </div>
      )}
    </RecordForm>
  )
}
