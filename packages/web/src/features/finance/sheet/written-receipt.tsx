import { tenderMethods } from '@clinic/core/invoice'
import { amountInWords } from '@clinic/core/money'
import { labelOf } from '@clinic/core/values'
import { printing } from 'styled-system/recipes'
import type { Payment } from '../../../entities/invoice/invoice-query'
import { sheetFormat } from '../../../platform/print/sheet-format'
import type { SheetChoice } from '../../../platform/print/use-sheet-choice'
import type { Information } from '../../../platform/session/information-query'
import { personName } from '../../../platform/texts/person-name'
import { useTextsIn } from '../../../platform/texts/use-texts-in'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { MadeLink } from './link/link-query'
import { ReceiptPaper } from './receipt-paper'

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
  const { kind, number, patient, amount, tenders, invoice_number, owed_after, cash_given, change, reason } = payment
  const isRefund = kind === 'refund'
  const isGivenBack = payment.refunded >= amount && !isRefund
  const rows: readonly (readonly [string, string])[] = [
    ...tenders.map(
      ({ method, amount: part, reference }) =>
        [[labelOf(tenderMethods, method, language), reference].filter(Boolean).join(' '), money(part)] as const,
    ),
    ...(cash_given === null
      ? []
      : [[words.given(), money(cash_given)] as const, [words.change(), money(change)] as const]),
  ]
  return (
    <ReceiptPaper
      clinic={clinic}
      choice={{ paper, language }}
      title={isRefund ? words.refund() : words.receipt()}
      stamp={isGivenBack ? words.refunded() : undefined}
      facts={[
        [words.number(), number],
        [words.at(), moment(payment.received_at)],
        [isRefund ? words.givenTo() : words.receivedFrom(), `${personName(patient)} (${patient.record_number})`],
        [words.for(), words.forInvoice({ number: invoice_number })],
        [words.reason(), reason],
        [words.inWords(), amountInWords(amount, language)],
      ]}
      rows={rows}
      amount={money(amount)}
      after={
        <p className={printing().between}>
          <span>{owed_after > 0 ? words.owedAfter() : words.settled()}</span>
          {owed_after > 0 && <span>{money(owed_after)}</span>}
        </p>
      }
      receivedBy={payment.received_by}
      link={made && <SheetLink made={made} language={language} timeZone={clinic.time_zone} />}
    />
  )
}
