import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { hasNoReply } from '../../../../platform/record/failure-text'
import { fieldErrors, focusFirstWrong } from '../../../../platform/record/field-errors'
import { FailureBanner } from '../../../../platform/refusal/failure-banner'
import { useClinicDay } from '../../../../platform/session/use-clinic-day'
import { personName } from '../../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'
import { Button } from '../../../../ui/button'
import { Banner } from '../../../../ui/feedback/banner'
import { Dialog, type DialogProps } from '../../../../ui/overlay/dialog'
import { BigAmount } from './big-amount'
import { PaidDialog } from './paid-dialog'
import { PaymentFields } from './payment-fields'
import { paymentProblems } from './payment-problems'
import { sumOf, type TypedPayment } from './tender'
import { usePayment } from './use-payment'

interface PayDialogProps extends Pick<DialogProps, 'focusAfter'> {
  invoice: Invoice
  /** What stands there at first, in rupiah. */
  amount: number
  onClose: () => void
}

/** Takes a payment: what is to be paid stands there, Enter takes it. */
export function PayDialog({ invoice, amount, onClose, focusAfter }: PayDialogProps) {
  const texts = useTexts()
  const { pay: words } = texts.invoice
  const { money, date } = useFormat()
  const { today } = useClinicDay()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // what was owed when it was opened: a payment that comes back must not change what is typed
  const [{ owed, deposit, due_on, patient, in_instalments }] = useState(invoice)
  const [value, setValue] = useState<TypedPayment>({
    tenders: [{ method: 'cash', amount, reference: '' }],
    cash_given: null,
  })
  const [wasSent, setSent] = useState(false)
  const paying = usePayment(invoice)
  const { error } = paying
  const problems = paymentProblems(value, { owed, deposit, words, money })
  const sum = sumOf(value)
  const left = owed - sum

  function submit(event: FormEvent) {
    event.preventDefault()
    flushSync(() => setSent(true))
    if (Object.keys(problems).length > 0) focusFirstWrong(form.current)
    else paying.send(value)
  }

  if (paying.data) return <PaidDialog payment={paying.data} onClose={onClose} focusAfter={focusAfter} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title({ name: personName(patient) })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button type="submit" form={id} busy={paying.isPending}>
            {words.save({ amount: money(sum) })}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate autoComplete="off" onSubmit={submit} className={frame}>
        <BigAmount label={words.owed()}>
          <b>{money(owed)}</b>
        </BigAmount>
        <PaymentFields
          value={value}
          due={{ owed, deposit }}
          errors={{ ...fieldErrors(error), ...(wasSent && problems) }}
          onChange={setValue}
        />
        {left > 0 && sum > 0 && !in_instalments && (
          <Banner tone="warning">{words.left({ amount: money(left), date: date(due_on ?? today) })}</Banner>
        )}
        {error && (
          <FailureBanner error={error}>{hasNoReply(error) ? words.retry() : texts.failed.safe()}</FailureBanner>
        )}
      </form>
    </Dialog>
  )
}

const frame = css({ display: 'grid', gap: '4' })
