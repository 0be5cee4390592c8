import type { Schema } from '@clinic/api'
import { valuesOf } from '@clinic/core/values'
import { checkOutProblem, visitSettlements } from '@clinic/core/visit'
import { useState } from 'react'
import { Link } from 'wouter'
import { fieldErrors } from '../../platform/record/field-errors'
import { QuestionDialog } from '../../platform/record/question-dialog'
import { oneOf } from '../../platform/texts/one-of'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { TextArea } from '../../ui/field/text-area'
import { bookingAddress } from '../appointment/booking-address'
import { NotHandedOut } from '../dispensing/not-handed-out'
import type { InvoiceCard } from '../invoice/invoice-query'

type Answer = Pick<Schema<'CheckOut'>, 'settlement' | 'reason'>

interface CheckOutQuestionProps {
  visit: Pick<Schema<'VisitCard'>, 'id' | 'patient' | 'doctor_id' | 'control'>
  /** That of the visit, neither discarded nor void. */
  invoice: InvoiceCard | null
  busy: boolean
  failure: Error | null
  onConfirm: (answer: Answer) => void
  onClose: () => void
}

/** Offers what the invoice allows: paid, one key is enough; owed, paid later; none, why the clinic sends none. */
export function CheckOutQuestion({ visit, invoice, ...leaving }: CheckOutQuestionProps) {
  const texts = useTexts()
  const { checkOut, fields } = texts.visit
  const { options } = useLabels()
  const { date } = useFormat()
  const { patient, control } = visit
  const offered = settlementsOf(invoice)
  const needsReason = invoice === null || invoice.state === 'draft'
  const [chosen, setChosen] = useState<Schema<'VisitSettlement'>>()
  const [reason, setReason] = useState('')
  const [wasSent, setSent] = useState(false)
  const settlement = chosen ?? offered.at(-1) ?? 'billed_outside'
  const isMissing = needsReason && reason.trim() === ''
  return (
    <QuestionDialog
      {...leaving}
      role="dialog"
      variant="solid"
      focus={needsReason ? 'field' : 'confirm'}
      title={checkOut.title({ name: personName(patient) })}
      description={checkOut.text()}
      confirm={checkOut.save()}
      onConfirm={() => {
        setSent(true)
        if (!isMissing) leaving.onConfirm({ settlement, reason: reason.trim() })
      }}
    >
      {control && (
        <Banner
          title={checkOut.control({ date: date(control.on) })}
          action={
            <Link
              href={bookingAddress({ ...visit, date: control.on })}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              {checkOut.book()}
            </Link>
          }
        >
          <bdi>{control.reason}</bdi>
        </Banner>
      )}
      <NotHandedOut visit={visit.id} consequence={texts.invoice.handOut.home()} />
      <InvoiceNotice invoice={invoice} />
      {needsReason && (
        <>
          <RadioGroupField
            name="settlement"
            label={fields.settlement()}
            required
            options={options(visitSettlements, offered)}
            value={settlement}
            onChange={(next) => setChosen(oneOf(offered, next) ?? settlement)}
          />
          <TextArea
            name="reason"
            label={checkOut.reason()}
            required
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            help={checkOut.help()}
            error={wasSent && isMissing ? checkOut.required() : fieldErrors(leaving.failure).reason}
          />
        </>
      )}
    </QuestionDialog>
  )
}

/** What the invoice says, and the way to it while there is something to do on it. */
function InvoiceNotice({ invoice }: Pick<CheckOutQuestionProps, 'invoice'>) {
  const { checkOut } = useTexts().visit
  const { money, date } = useFormat()
  const isIssued = invoice !== null && invoice.state !== 'draft'
  const number = invoice?.number ?? ''
  if (isIssued && invoice.owed === 0) return <Banner tone="success">{checkOut.settled({ number })}</Banner>
  const href = invoice ? `/clinic/finance/invoice/${invoice.id}` : '/clinic/finance'
  return (
    <Banner
      tone="warning"
      title={isIssued ? checkOut.owed({ number, amount: money(invoice.owed) }) : undefined}
      action={
        <Link href={href} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {checkOut.toInvoice()}
        </Link>
      }
    >
      {isIssued ? invoice.due_on && checkOut.due({ date: date(invoice.due_on) }) : checkOut.noInvoice()}
    </Banner>
  )
}

/** The settlements that a visit with such an invoice allows; one that is paid needs no other. */
function settlementsOf(invoice: Pick<InvoiceCard, 'state' | 'owed'> | null) {
  const allowed = valuesOf(visitSettlements).filter(
    (settlement) => checkOutProblem({ settlement, reason: settlement }, invoice) === null,
  )
  return allowed.includes('settled') ? (['settled'] as const) : allowed
}
