import { paymentMethods } from '@clinic/core/invoice'
import { amountInWords } from '@clinic/core/money'
import { displayName } from '@clinic/core/patient'
import { labelOf } from '@clinic/core/values'
import { printing } from 'styled-system/recipes'
import type { Payment } from '../../../entities/invoice/invoice-query'
import { ClinicSignature } from '../../../platform/print/clinic-signature'
import { Sheet } from '../../../platform/print/sheet'
import { SheetFacts } from '../../../platform/print/sheet-facts'
import type { Information } from '../../../platform/session/information-query'
import { useTextsIn } from '../../../platform/texts/use-texts-in'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { MadeLink } from './link/link-query'
import { sheetFormat } from './sheet-format'
import type { SheetChoice } from './use-sheet-choice'

const SheetLink = lazyWithRetry(() => import('./link/sheet-link'))

interface WrittenReceiptProps {
  payment: Payment
  clinic: Information
  choice: Pick<SheetChoice, 'paper' | 'language'>
  /** Its public link, printed for a camera. */
  made?: MadeLink
}

/** What a receipt says: from whom, how much in figures and words, what for, by which methods, and the change. */
export function WrittenReceipt({ payment, clinic, choice: { paper, language }, made }: WrittenReceiptProps) {
  const { sheet: words } = useTextsIn(language, 'invoice').invoice
  const { money, moment } = sheetFormat(language, clinic.time_zone)
  const classes = printing()
  const { kind, number, patient, amount, tenders, invoice_number, owed_after, cash_given, change, reason } = payment
  const isRefund = kind === 'refund'
  const isGivenBack = payment.refunded >= amount && !isRefund
  const isNarrow = paper === 'thermal_58' || paper === 'thermal_80'
  const rows: readonly (readonly [string, string])[] = [
    ...tenders.map(
      ({ method, amount: part, reference }) =>
        [[labelOf(paymentMethods, method, language), reference].filter(Boolean).join(' '), money(part)] as const,
    ),
    ...(cash_given === null
      ? []
      : [[words.given(), money(cash_given)] as const, [words.change(), money(change)] as const]),
  ]
  return (
    <div lang={language} className={classes.marked}>
      <Sheet paper={paper} title={isRefund ? words.refund() : words.receipt()}>
        {isGivenBack && <p className={classes.stamp}>{words.refunded()}</p>}
        {clinic.document_header && (
          <p className={classes.numbered}>
            <bdi>{clinic.document_header}</bdi>
          </p>
        )}
        <SheetFacts
          facts={[
            [words.number(), number] as const,
            [words.at(), moment(payment.received_at)] as const,
            [
              isRefund ? words.givenTo() : words.receivedFrom(),
              `${displayName(patient)} (${patient.record_number})`,
            ] as const,
            [words.for(), words.forInvoice({ number: invoice_number })] as const,
            [words.reason(), reason] as const,
            [words.inWords(), amountInWords(amount, language)] as const,
          ].filter(([, value]) => value !== '')}
        />
        <div className={classes.sums}>
          {rows.map(([label, value]) => (
            <p key={label} className={classes.between}>
              <span>{label}</span>
              <span>{value}</span>
            </p>
          ))}
          <p className={`${classes.between} ${classes.sum}`}>
            <span>{words.amount()}</span>
            <span>{money(amount)}</span>
          </p>
          <p className={classes.between}>
            <span>{owed_after > 0 ? words.owedAfter() : words.settled()}</span>
            {owed_after > 0 && <span>{money(owed_after)}</span>}
          </p>
        </div>
        {isNarrow ? (
          <p>
            {words.cashier()}: <bdi>{payment.received_by}</bdi>
          </p>
        ) : (
          <ClinicSignature title={words.cashier()} name={payment.received_by} />
        )}
        {made && <SheetLink made={made} language={language} timeZone={clinic.time_zone} />}
        {clinic.document_footer && (
          <p className={classes.small}>
            <bdi>{clinic.document_footer}</bdi>
          </p>
        )}
      </Sheet>
    </div>
  )
}
