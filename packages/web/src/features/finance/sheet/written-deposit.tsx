import { paymentMethods } from '@clinic/core/invoice'
import { amountInWords } from '@clinic/core/money'
import { labelOf } from '@clinic/core/values'
import type { Deposit } from '../../../entities/deposit/deposit-query'
import { sheetFormat } from '../../../platform/print/sheet-format'
import type { SheetChoice } from '../../../platform/print/use-sheet-choice'
import type { Information } from '../../../platform/session/information-query'
import { personName } from '../../../platform/texts/person-name'
import { useTextsIn } from '../../../platform/texts/use-texts-in'
import { ReceiptPaper } from './receipt-paper'

interface WrittenDepositProps {
  deposit: Deposit
  /** The money of it that came in or was given back. */
  entry: Deposit['entries'][number]
  clinic: Information
  choice: Pick<SheetChoice, 'paper' | 'language'>
}

/** What the receipt of a deposit or of its refund says: from or to whom, how much in figures and words, and by which method. */
export function WrittenDeposit({ deposit, entry, clinic, choice }: WrittenDepositProps) {
  const { language } = choice
  const { sheet } = useTextsIn(language, 'invoice').invoice
  const { sheet: words, left } = useTextsIn(language, 'deposit').deposit
  const { money, moment } = sheetFormat(language, clinic.time_zone)
  const { patient, entries } = deposit
  const { kind, number, method, reference, at, user_name, reason } = entry
  const isRefund = kind === 'refunded'
  const amount = Math.abs(entry.amount)
  const leftThen = entries.slice(0, entries.indexOf(entry) + 1).reduce((sum, each) => sum + each.amount, 0)
  return (
    <ReceiptPaper
      clinic={clinic}
      choice={choice}
      title={isRefund ? words.refund() : words.title()}
      facts={[
        [sheet.number(), number],
        [sheet.at(), moment(at)],
        [isRefund ? sheet.givenTo() : sheet.receivedFrom(), `${personName(patient)} (${patient.record_number})`],
        [sheet.for(), isRefund ? words.refundOf({ number: deposit.number }) : words.for()],
        [sheet.reason(), reason],
        [sheet.inWords(), amountInWords(amount, language)],
      ]}
      rows={[
        [[method && labelOf(paymentMethods, method, language), reference].filter(Boolean).join(' '), money(amount)],
      ]}
      amount={money(amount)}
      after={isRefund && <p>{left({ left: money(leftThen), amount: money(deposit.amount) })}</p>}
      receivedBy={user_name}
    />
  )
}
